/** A copy of the site's sources in which `npm run dev` runs, so that a test may break files. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

import { until } from './until';

const ROOT = process.cwd();
/** What is not copied: it is large, or made anew. */
const NOT_COPIED = new Set([
  '.bench',
  '.cache',
  '.data',
  '.git',
  '.next',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Ends a process and those that it started, which are a group. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGTERM');
  await gone;
}

export interface DevSite {
  readonly origin: string;
  /** What the terminal shows. */
  output(): string;
  read(file: string): string;
  /** Writes a file of the copy. */
  write(file: string, text: string): void;
  /** Runs `npm run new` there. */
  add(kind: 'page' | 'calculator' | 'form', name: string): void;
  close(): Promise<void>;
}

/**
 * Copies the sources beside the site's folder and starts `npm run dev` there. Packages are linked file
 * by file: Turbopack reads no folder of packages outside the project.
 */
export async function startDevSite(): Promise<DevSite> {
  const folder = mkdtempSync(path.join(path.dirname(ROOT), '.dev-site-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (file) => !NOT_COPIED.has(path.relative(ROOT, file)),
  });
  execFileSync('cp', ['-al', path.join(ROOT, 'node_modules'), folder]);
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, ['scripts/dev.mjs', '--hostname', '127.0.0.1'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const close = async (): Promise<void> => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(() => /Ready in/.test(output) || child.exitCode !== null);
    if (child.exitCode !== null) throw new Error(`npm run dev ended: ${output}`);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => output,
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
    write(file, text) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    },
    add(kind, name) {
      execFileSync(process.execPath, ['scripts/new.mjs', kind, name], { cwd: folder });
    },
    close,
  };
}
