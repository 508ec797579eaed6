/**
 * The steps that the commands share. Only Node's own modules are used here, since nothing may be
 * installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '..',
);
const LEAST_NODE = [20, 9];

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

export function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  fail(
    `This is Node ${process.versions.node}; the site needs Node ${LEAST_NODE.join('.')} or later. Install a newer one from https://nodejs.org and try again.`,
  );
}

/** Runs a command to its end with its output shown; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', () => resolve(127));
    child.on('exit', (code, signal) => resolve(signal ? 1 : code));
  });
}

export function bin(name) {
  return path.join(
    ROOT,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? `${name}.cmd` : name,
  );
}

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

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);

function stamp(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}

/** Installs what the lock file names, unless just that is installed. */
export async function install() {
  const wanted = hashOf(['package.json', 'package-lock.json']);
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
  'next.config.ts',
  'package-lock.json',
  'package.json',
  'proxy.ts',
  'scripts/build.mjs',
  'tsconfig.json',
];

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

/** Builds the site, unless the last build is of just these sources. */
export async function build() {
  const wanted = hashOf(sourceFiles());
  const mark = path.join(ROOT, '.next', 'built-from');
  if (read(mark) === wanted && existsSync(path.join(ROOT, 'dist', 'server.mjs'))) return;
  say('Building the site …');
  const code = await run(process.execPath, ['scripts/build.mjs']);
  if (code !== 0) fail('The build failed; its message is above.');
  stamp(mark, wanted);
}

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const BROWSER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    ...BROWSERS.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...BROWSER_PLACES,
  ];
  return candidates.find((file) => existsSync(file)) ?? null;
}

function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

async function installBrowserBySystem() {
  if (!works('apt-get', ['--version'])) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !works('sudo', ['-n', 'true'])) return null;
  say('No Chrome or Chromium found; installing the system package chromium …');
  const apt = (args) => {
    const command = isRoot ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command[0], command.slice(1), { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return installedBrowser();
}

async function installBrowserByPlaywright() {
  say("Fetching Playwright's own Chromium …");
  const code = await run(bin('playwright'), ['install', 'chromium']);
  if (code !== 0) return null;
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

/** Answers the path of a browser for the tests: one that is there, else one that can be had. */
export async function browser() {
  const found =
    process.env.CHROME_PATH ||
    installedBrowser() ||
    (await installBrowserBySystem()) ||
    (await installBrowserByPlaywright());
  if (found) return found;
  return fail(
    'No browser for the tests could be had. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
  );
}
