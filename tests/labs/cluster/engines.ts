import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';

import {
  freePort,
  listens,
  type Owner,
  programOf,
  run,
  type Running,
} from '@/tests/support/processes';

import { openFolder } from './front';

export interface Engine {
  /** What the site is told. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

function engine(
  url: string,
  start: () => Promise<Running>,
  crash: NodeJS.Signals = 'SIGKILL',
): Engine {
  let running: Running | null = null;
  return {
    url,
    async start() {
      running ??= await start();
    },
    async kill() {
      await running?.end(crash);
      running = null;
    },
  };
}

export async function redisEngine(): Promise<Engine> {
  const port = await freePort();
  const folder = openFolder('site-redis-');
  return engine(`redis://127.0.0.1:${port}`, async () => {
    const program = programOf('redis-server') ?? 'redis-server';
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    return run(program, [...args, '--appendonly', 'yes'], () => listens(port));
  });
}

/** PostgreSQL refuses the superuser, who runs it as one of these. */
const ORDINARY_USERS = ['postgres', 'nobody'];

const idOf = (flag: '-u' | '-g', name: string): number =>
  Number(spawnSync('id', [flag, name]).stdout.toString() || Number.NaN);

function ordinaryUser(): Owner {
  if (process.getuid?.() !== 0) return {};
  const name = ORDINARY_USERS.find((one) => idOf('-u', one) > 0);
  if (!name) throw new Error('PostgreSQL needs an ordinary user, and there is none');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

export async function postgresEngine(): Promise<Engine> {
  const port = await freePort();
  const folder = openFolder('site-postgres-');
  chmodSync(folder, 0o777);
  const owner = ordinaryUser();
  const data = path.join(folder, 'data');
  const made = spawnSync(
    programOf('initdb') ?? 'initdb',
    ['-D', data, '-U', 'site', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    { cwd: folder, ...owner },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${String(made.stderr)}`);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'];
  const start = () =>
    run(
      programOf('postgres') ?? 'postgres',
      args,
      (output) => /ready to accept connections/.test(output),
      { cwd: folder, owner },
    );
  // The signal to stop at once: what follows is the recovery of a crash.
  return engine(`postgres://site@127.0.0.1:${port}/postgres`, start, 'SIGQUIT');
}

/** The engines that are installed, and the names of those that are not. */
export function missingPrograms(): string[] {
  return ['nginx', 'redis-server', 'initdb'].filter((name) => programOf(name) === null);
}
