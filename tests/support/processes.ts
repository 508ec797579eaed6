import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { createServer, type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Folders of programs that are often missing from PATH. */
const FURTHER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function foldersOf(parent: string, below: string): string[] {
  try {
    return readdirSync(parent)
      .sort((a, b) => Number(b) - Number(a))
      .map((name) => path.join(parent, name, below));
  } catch {
    return [];
  }
}

/** The path of an installed program, `null` where there is none. */
export function programOf(name: string): string | null {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...FURTHER_FOLDERS,
    ...foldersOf('/usr/lib/postgresql', 'bin'),
  ];
  return folders.map((folder) => path.join(folder, name)).find(isProgram) ?? null;
}

/** What Node.js serves the built site with, as `npm start` does: a bound of the front's heap in MB. */
export const SERVER_ARGUMENTS: readonly string[] = ['--max-old-space-size=160', 'dist/server.mjs'];

/** A free port of the loopback address. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface Running {
  /** The process id; 0 where the program did not start. */
  readonly pid: number;
  output(): string;
  /** Sends the signal and waits until the process ends. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** The user a program runs as; the current one by default. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a program, records its output and waits until `readyWhen` is true. */
export async function run(
  command: string,
  args: readonly string[],
  readyWhen: (output: string) => boolean | Promise<boolean>,
  options: { env?: NodeJS.ProcessEnv; cwd?: string; timeout?: number; owner?: Owner } = {},
): Promise<Running> {
  const child: ChildProcess = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options.owner,
    ...(options.cwd ? { cwd: options.cwd } : {}),
    ...(options.env ? { env: options.env } : {}),
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  let isGone = false;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      isGone = true;
      resolve();
    });
    child.once('exit', () => {
      isGone = true;
      resolve();
    });
  });
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (!isGone) child.kill(signal);
    await gone;
  };
  const deadline = Date.now() + (options.timeout ?? 120_000);
  while (!(await readyWhen(printed))) {
    if (isGone) throw new Error(`${path.basename(command)} ended early:\n${printed}`);
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${path.basename(command)} was not ready in time:\n${printed}`);
    }
    await wait(50);
  }
  return { pid: child.pid ?? 0, output: () => printed, end };
}

/** Whether something takes connections on a port of the loopback address. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
