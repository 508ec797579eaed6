import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { freePort, listens, run, type Running, SERVER_ARGUMENTS } from '@/tests/support/processes';

export interface Server {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  output(): string;
  stop(): Promise<void>;
}

/** The bench's builds and reports: inside the project, so that packages resolve; ignored by git. */
export const WORK_FOLDER = '.bench';
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const BUILD_TIMEOUT_MS = 600_000;

function temporaryFolders(): Record<string, string> {
  return {
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'bench-cache-')),
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'bench-data-')),
  };
}

function environment(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...variables };
}

function serverOf(running: Running, port: number): Server {
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: running.pid,
    output: running.output,
    stop: () => running.end(),
  };
}

/**
 * Keeps this process, and what it starts from now on, on some cores, where Linux' `taskset` is.
 * @param cores as taskset takes them, such as "1" or "0-3"
 * @returns whether it does
 */
export function keepOnCores(cores: string): boolean {
  const args = ['--all-tasks', '--cpu-list', '--pid', cores, String(process.pid)];
  return spawnSync('taskset', args, { stdio: 'ignore' }).status === 0;
}

/** The site as `npm start` serves it. */
export async function startBuiltSite(variables: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const env = environment({
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...temporaryFolders(),
    ...variables,
  });
  const ready = (output: string) => /ready on http/.test(output);
  return serverOf(await run(process.execPath, SERVER_ARGUMENTS, ready, { env }), port);
}

/** Runs `next start` in a folder. */
async function startNext(folder: string): Promise<Server> {
  const port = await freePort();
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  const env = environment({
    LOG_LEVEL: 'warn',
    SITE_URL: `http://127.0.0.1:${port}`,
    ...temporaryFolders(),
  });
  const cwd = path.resolve(folder);
  return serverOf(await run(process.execPath, args, () => listens(port), { env, cwd }), port);
}

/**
 * Builds a Next.js project below the work folder, unless its last build has the same version.
 * @param write puts the project's files into the folder
 */
async function buildOnce(name: string, version: string, write: (folder: string) => void) {
  const folder = path.join(WORK_FOLDER, name);
  const mark = path.join(folder, 'built-from');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === version) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write(folder);
  await promisify(execFile)(process.execPath, [NEXT, 'build'], {
    cwd: path.resolve(folder),
    env: environment(temporaryFolders()),
    timeout: BUILD_TIMEOUT_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(mark, version);
  return folder;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

const SOURCES = [
  'app',
  'components',
  'firm',
  'lib',
  'public',
  'sample',
  'server',
  'styles',
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next-env.d.ts',
  'tsconfig.json',
];
const DYNAMIC = "export const dynamic = 'force-dynamic';";
/** Next.js caches every page for 60 seconds, whatever it reads of the request. */
const CACHED_BY_NEXT = "export const dynamic = 'force-static';\nexport const revalidate = 60;";

/**
 * Bare Next.js: the same sources, but with every page in Next.js' own page cache, served by
 * `next start` without the server in front. The site itself renders each page on request and caches
 * it in front of Next.js, so its own build would be no fair comparison.
 * @throws where app/layout.tsx does not make pages dynamic in the expected words
 */
export async function startBare(): Promise<Server> {
  const version = readFileSync('.next/built-from', 'utf8');
  const folder = await buildOnce('bare', version, (target) => {
    for (const source of SOURCES.filter((one) => existsSync(one))) {
      cpSync(source, path.join(target, source), { recursive: true });
    }
    cpSync('next.config.ts', path.join(target, 'site.config.ts'));
    const layout = readFileSync('app/layout.tsx', 'utf8');
    if (!layout.includes(DYNAMIC)) throw new Error(`app/layout.tsx has no line ${DYNAMIC}`);
    writeFiles(target, {
      'package.json': '{ "private": true }\n',
      'app/layout.tsx': layout.replace(DYNAMIC, CACHED_BY_NEXT),
      'next.config.ts':
        "import config from './site.config';\n" +
        'export default { ...config, typescript: { ignoreBuildErrors: true } };\n',
    });
  });
  return startNext(folder);
}

const EMPTY_SITE: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true }\n',
  'next.config.mjs': 'export default { compress: false };\n',
  'app/layout.js':
    "export const metadata = { title: 'Empty', description: 'An empty page to compare with.' };\n" +
    'export default function Layout({ children }) {\n' +
    '  return <html lang="en"><body><main>{children}</main></body></html>;\n}\n',
  'app/page.js': 'export default function Page() {\n  return <h1>Empty</h1>;\n}\n',
  // Lighthouse subtracts points for missing files.
  'public/robots.txt': 'User-agent: *\nAllow: /\n',
  'public/favicon.ico': '',
};

/** An empty static page, built once for each version of Next.js. */
export async function startEmptySite(): Promise<Server> {
  const { version } = JSON.parse(readFileSync('node_modules/next/package.json', 'utf8')) as {
    version: string;
  };
  return startNext(await buildOnce('empty', version, (folder) => writeFiles(folder, EMPTY_SITE)));
}

/** A process and those that it started: the front and its renderers. */
function processesOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processesOf)];
}

/** A figure summed over a process and those that it started; `NaN` on systems without /proc. */
function sumOver(pid: number, figureOf: (pid: number) => number): number {
  try {
    return processesOf(pid).reduce((sum, one) => sum + figureOf(one), 0);
  } catch {
    return Number.NaN;
  }
}

const megabytes = (name: 'VmRSS' | 'VmHWM') => (pid: number) =>
  Number(
    new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1],
  ) / 1024;

/** Resident memory of a server with all its processes, in MB. */
export const residentMegabytes = (pid: number): number => sumOver(pid, megabytes('VmRSS'));

/** The most resident memory that each process of a server had so far, summed, in MB. */
export const peakMegabytes = (pid: number): number => sumOver(pid, megabytes('VmHWM'));

/** Ticks in a second of the kernel's times, the same on every Linux. */
const TICKS = 100;

function ownSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}

/**
 * The processor's time that a server took so far with all its processes and threads, in seconds.
 * Other programs on the machine do not lengthen it. `NaN` on systems without /proc.
 */
export function cpuSeconds(pid: number): number {
  return sumOver(pid, ownSeconds);
}
