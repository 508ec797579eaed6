import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { bin, fail, run, say } from './steps.mjs';

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

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function works(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

async function installBrowserBySystem() {
  if (!works('apt-get', ['--version'])) return null;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !works('sudo', ['-n', 'true'])) return null;
  say(
    `No Chrome or Chromium is installed. Installing the system package: ${isRoot ? '' : 'sudo '}apt-get install chromium. To use another browser, stop this and set CHROME_PATH.`,
  );
  /** @param {readonly string[]} args */
  const apt = (args) => {
    /** @type {[string, string[]]} */
    const [command, first] = isRoot ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command, [...first, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return installedBrowser();
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
  if (found) return found;
  return fail(
    'No browser for the tests was found or installed. Install Chrome or Chromium, or set CHROME_PATH to one, and try again.',
  );
}
