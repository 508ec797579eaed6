import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SERVER_ARGUMENTS } from './processes';

const ROOT = path.resolve(__dirname, '../..');
const READY = /ready on http:\/\/localhost:(\d+)/;

export interface Site {
  readonly origin: string;
  /** The output of the server so far. */
  output(): string;
  /** The parsed lines of its log. */
  log(): readonly Record<string, unknown>[];
  stop(): Promise<void>;
  kill(): Promise<void>;
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });
}

function launch(variables: Readonly<Record<string, string>>, shell?: string) {
  const { PATH = '', HOME = '' } = process.env;
  const command = [process.execPath, ...SERVER_ARGUMENTS];
  const [program = '', ...rest] = shell
    ? ['sh', '-c', `${shell}; exec "$0" "$@"`, ...command]
    : command;
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOSTNAME: 'localhost',
      PORT: '0',
      CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'site-cache-')),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'site-data-')),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return { child, output: () => printed };
}

/** Runs the built server until it exits. @returns its exit code and output */
export async function runToEnd(variables: Readonly<Record<string, string>>) {
  const { child, output } = launch(variables);
  return { code: await ended(child), output: output() };
}

/**
 * Starts the built server with only these variables, its own port and its own folders of cache and data.
 * @param shell commands that a shell runs before, such as `ulimit`
 */
export async function startSite(
  variables: Readonly<Record<string, string>> = {},
  shell?: string,
): Promise<Site> {
  const { child, output } = launch(variables, shell);
  const gone = ended(child);
  const ready = new Promise<true>((resolve) => {
    const look = () => READY.test(output()) && resolve(true);
    child.stdout.on('data', look);
    child.stderr.on('data', look);
  });
  if (!(await Promise.race([ready, gone.then(() => false)])))
    throw new Error(`the server ended before it was ready:\n${output()}`);
  const signal = async (name: NodeJS.Signals) => {
    child.kill(name);
    await gone;
  };
  return {
    origin: `http://localhost:${READY.exec(output())?.[1]}`,
    output,
    log: () =>
      output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
  };
}
