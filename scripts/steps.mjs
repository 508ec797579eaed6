/** Steps that the commands share. Imports Node's modules only: packages may not be installed yet. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const LEAST_NODE = { major: 20, minor: 9 };

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

/** Installs the packages of the lock file, unless they are installed. */
export async function install() {
  const wanted = hashOf(['package.json', 'package-lock.json', 'labs/package.json']);
  const mark = path.join(ROOT, 'node_modules', '.installed');
  if (read(mark) === wanted) return;
  say('Installing the packages that package-lock.json names …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = await run(npm, [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--include=dev',
  ]);
  if (code !== 0) fail('npm ci failed. Is the npm registry within reach? Its message is above.');
  stamp(mark, wanted);
}

const SOURCES = ['app', 'components', 'lib', 'public', 'sample', 'server', 'styles'];
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

/** Builds the site, unless the last build is of the same sources. */
export async function build() {
  const wanted = hashOf(sourceFiles());
  const mark = path.join(ROOT, '.next', 'built-from');
  if (read(mark) === wanted && existsSync(path.join(ROOT, 'dist', 'server.mjs'))) return;
  say('Building the site …');
  const code = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) fail('The build failed; its message is above.');
  stamp(mark, wanted);
}
