import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { freePort, listens, run, type Running } from '../cluster/processes';

export interface Server {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  output(): string;
  stop(): Promise<void>;
}

/** Beside the sources, so that packages are found; git ignores it. */
export const WORKSHOP = '.bench';

const ownEnvironment = (variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv => {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables };
};

function serverOf(running: Running, port: number): Server {
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: running.pid,
    output: running.output,
    stop: () => running.end(),
  };
}

/** The site as built, with every layer on. */
export async function startBuiltSite(variables: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const env = ownEnvironment({
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
    LOG_LEVEL: 'warn',
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'bench-cache-')),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'bench-data-')),
    ...variables,
  });
  const ready = (output: string) => /ready on http/.test(output);
  return serverOf(await run(process.execPath, ['dist/server.mjs'], ready, { env }), port);
}

async function startFramework(folder: string) {
  const port = await freePort();
  const next = path.resolve('node_modules/next/dist/bin/next');
  const args = [next, 'start', folder, '--port', String(port), '--hostname', '127.0.0.1'];
  const env = ownEnvironment({ LOG_LEVEL: 'warn', SITE_URL: `http://127.0.0.1:${port}` });
  const running = await run(process.execPath, args, () => listens(port), { env });
  return serverOf(running, port);
}

function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else linkSync(source, target);
  }
}

/**
 * `next start` of the same build: no server of ours, no page cache of ours, no policy, no
 * compression. It lives in a folder of its own, since it writes the pages it renders.
 */
export async function startBare(): Promise<Server> {
  const folder = path.join(WORKSHOP, 'bare');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  linkTree('.next/static', path.join(folder, '.next/static'));
  for (const entry of readdirSync('.next', { withFileTypes: true })) {
    if (['static', 'cache', 'dev', 'types', 'trace'].includes(entry.name)) continue;
    cpSync(path.join('.next', entry.name), path.join(folder, '.next', entry.name), {
      recursive: true,
    });
  }
  cpSync('public', path.join(folder, 'public'), { recursive: true });
  writeFileSync(
    path.join(folder, 'next.config.mjs'),
    'export default { compress: false, images: { unoptimized: true }, poweredByHeader: false };\n',
  );
  return startFramework(folder);
}

const FLOOR_FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }\n',
  'next.config.mjs': 'export default { compress: false };\n',
  'app/layout.js':
    "export const metadata = { title: 'Empty', description: 'An empty page to compare with.' };\n" +
    'export default function Layout({ children }) {\n' +
    '  return <html lang="en"><body><main>{children}</main></body></html>;\n}\n',
  'app/page.js': 'export default function Page() {\n  return <h1>Empty</h1>;\n}\n',
  // Else Lighthouse takes points from the empty page for a file that isn't there.
  'public/robots.txt': 'User-agent: *\nAllow: /\n',
  'public/favicon.ico': '',
};

/** An empty static page by the same framework, built once for each of its versions. */
export async function buildFloor(): Promise<string> {
  const folder = path.join(WORKSHOP, 'floor');
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string;
  };
  const mark = path.join(folder, 'built-by');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FLOOR_FILES)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const next = path.resolve('node_modules/next/dist/bin/next');
  await promisify(execFile)(process.execPath, [next, 'build', folder], {
    env: ownEnvironment({}),
    timeout: 300_000,
  });
  writeFileSync(mark, version);
  return folder;
}

export async function startFloor(): Promise<Server> {
  return startFramework(await buildFloor());
}

/** Resident memory of a process, in MB; `NaN` where the system doesn't tell. */
export function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}
