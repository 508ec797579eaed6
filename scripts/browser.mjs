import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { bin, fail, run, say } from './steps.mjs';

/** Without a window of its own, Debian's headless shell does the same in a quarter less time. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = [
  HEADLESS,
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

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Installs system packages by apt-get, where that needs no password.
 * @param {readonly string[]} names
 * @param {string} reason a sentence
 */
async function installBySystem(names, reason) {
  if (!works('apt-get', ['--version'])) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !works('sudo', ['-n', 'true'])) return;
  say(`${reason} Installing: ${isRoot ? '' : 'sudo '}apt-get install ${names.join(' ')}.`);
  /** @param {readonly string[]} args */
  const apt = (args) => {
    /** @type {[string, string[]]} */
    const [command, first] = isRoot ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command, [...first, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

async function installBrowserBySystem() {
  const reason =
    'No Chrome or Chromium is installed. To use another browser, stop this and set CHROME_PATH.';
  for (const name of [HEADLESS, 'chromium']) {
    if (!installedBrowser()) await installBySystem([name], reason);
  }
  return installedBrowser();
}

/**
 * Whether the system has Arial or a font as wide. The fallback of the web font is drawn with it, so
 * that without one the tests of layout shifts measure a page that no visitor sees.
 */
function hasFallbackFont() {
  const { status, stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return status !== 0 || /Arial|Arimo|Liberation|Helvetica/.test(stdout);
}

async function installBrowserByPlaywright() {
  say("No system package could be installed. Downloading Playwright's Chromium to its cache …");
  const code = await run(bin('playwright'), ['install', 'chromium']);
  if (code !== 0) return null;
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/**
 * The path of a browser for tests: `CHROME_PATH`, an installed Chrome or Chromium, the system package
 * (installed by apt-get where that needs no password), or Playwright's download.
 */
export async function browser() {
  const found =
    process.env.CHROME_PATH ||
    installedBrowser() ||
    (await installBrowserBySystem()) ||
    (await installBrowserByPlaywright());
  if (found && !hasFallbackFont()) {
    await installBySystem(['fonts-liberation'], 'No font as wide as Arial is installed.');
  }
  if (found) return found;
  return fail(
    'No browser for the tests was found or installed. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
  );
}
