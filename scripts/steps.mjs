/** Steps that the commands share. Imports Node's modules only: packages may not be installed yet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const LEAST_NODE = { major: 20, minor: 19 };

/** @param {string} sentence */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE.major || (major === LEAST_NODE.major && minor >= LEAST_NODE.minor)) return;
  fail(
    `This is Node ${process.versions.node}; the site needs Node ${LEAST_NODE.major}.${LEAST_NODE.minor} or later. Install a newer one from https://nodejs.org and try again.`,
  );
}

/**
 * Runs a command and shows its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command and returns what it prints.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, env = process.env) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += String(chunk)));
    }
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}

/** Seconds since a moment of `Date.now()`. @param {number} began */
export const secondsSince = (began) => ((Date.now() - began) / 1_000).toFixed(0);

/** Why a step failed, by what its command printed, and what to do about it. */
const CAUSES = /** @type {const} */ ([
  [/ENOSPC|no space left/i, 'The disk is full. Free two gigabytes and try again.'],
  [
    /E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH)|network (request|aborted)/,
    'The npm registry is out of reach. Check the network or the proxy (npm config get registry) and try again.',
  ],
  [/EACCES|EPERM/, 'This user may not write to this folder. Change its owner and try again.'],
]);

/**
 * A step of the set-up: one line with its seconds. It stops with the reason where the step fails.
 * @param {string} name what is done, such as "Building the site"
 * @param {() => Promise<{ code: number, output: string }>} work
 */
async function step(name, work) {
  const began = Date.now();
  process.stdout.write(`${name} … `);
  const { code, output } = await work();
  if (code === 0) return say(`${secondsSince(began)} s`);
  say('failed');
  const cause = CAUSES.find(([pattern]) => pattern.test(output))?.[1];
  return fail(`${output}\n\n${name} failed. ${cause ?? 'Its message is above.'}`);
}

/**
 * An installed package's program.
 * @param {string} name
 */
export function bin(name) {
  return path.join(
    ROOT,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? `${name}.cmd` : name,
  );
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

/**
 * @param {string} file
 * @param {string} value
 */
function stamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}

/**
 * Installs the packages of the lock file, unless they are installed.
 * @param {'site' | 'all'} what what building and serving the site needs, or tests and tools too
 */
export async function install(what = 'all') {
  const wanted = hashOf(['package.json', 'package-lock.json', 'tests/labs/package.json']);
  const mark = path.join(ROOT, 'node_modules', '.installed');
  const [hash, installed] = read(mark)?.split(' ') ?? [];
  if (hash === wanted && (installed === 'all' || what === 'site')) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  // Adds the packages for tests to those of the site, which are there.
  const command = hash === wanted ? ['install', '--no-save'] : ['ci'];
  const group = what === 'all' ? '--include=dev' : '--omit=dev';
  const name = `Installing packages for ${what === 'all' ? 'tests and tools' : 'the site'}`;
  await step(name, () => capture(npm, [...command, ...options, group]));
  stamp(mark, `${wanted} ${what}`);
}

const SOURCES = ['app', 'components', 'firm', 'lib', 'public', 'sample', 'server', 'styles'];
const SOURCE_FILES = [
  'instrumentation-client.ts',
  'instrumentation.ts',
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/build.mjs',
  'tsconfig.json',
];

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

function sourceFiles() {
  const folders = SOURCES.filter((folder) => existsSync(path.join(ROOT, folder)));
  const files = SOURCE_FILES.filter((file) => existsSync(path.join(ROOT, file)));
  return [...folders.flatMap(filesBelow), ...files]
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
    .sort();
}

/** Builds the site, unless the last build has the same sources. */
export async function build() {
  const wanted = hashOf(sourceFiles());
  const mark = path.join(ROOT, '.next', 'built-from');
  if (read(mark) === wanted && existsSync(path.join(ROOT, 'dist', 'server.mjs'))) return;
  // A build that is ended half-way is not taken for the one before.
  rmSync(mark, { force: true });
  await step('Building the site', () => capture(process.execPath, ['scripts/build.mjs']));
  stamp(mark, wanted);
}
