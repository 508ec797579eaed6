/**
 * `node scripts/client-size.mjs [http://localhost:3000]`: what JavaScript each kind of page ships,
 * in bytes of gzip beyond the framework's floor, and whether that keeps within the limits. Without
 * an address it starts the built site itself. Counted is what a browser fetches in the end: it
 * waits for what loads after hydration (the marquee) and scrolls through the page for what loads
 * when it comes near (the carousel).
 *
 * The floor is what an empty page of the same build loads: the root files of the build's manifest
 * and the framework's parts of a page, which stand in a chunk without anything of the site's own.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { fail, ROOT, say } from './steps.mjs';

/** Bytes of gzip over the floor. */
const LIMITS = { frame: 15_000, plain: 25_000, carousel: 45_000 };

/** A page that is nothing but its frame comes first: legal text has no code of its own. */
const ROUTES = [
  '/support/updates/privacy',
  '/',
  '/about-us',
  '/invest-in-mutual-funds',
  '/calculators/sip-calculator',
  '/calculators/risk-profile-calculator',
  '/research/technical-reports',
  '/equity',
  '/derivatives',
  '/market-news-and-insights',
  '/companies',
  '/company-information/infosys-limited',
  '/search?q=bank',
  '/videos',
  '/infographics',
  '/support/faqs',
  '/support/get-in-touch/locate-us',
  '/support/get-in-touch/request-a-call-back',
  '/media/gallery',
];

/** The framework's own error boundary stands in its chunk; style sheets of ours in none but ours. */
const isFrameworkPart = (body) => {
  const code = body.toString();
  return code.includes('HTTPAccessFallbackBoundary') && !code.includes('.v({');
};

const gzipSize = (body) => gzipSync(body, { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

function readFloor() {
  const folder = path.join(ROOT, '.next');
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json')));
  return new Map(
    rootMainFiles.map((file) => [
      `/_next/${file}`,
      gzipSize(readFileSync(path.join(folder, file))),
    ]),
  );
}

async function startSite() {
  const child = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOSTNAME: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the site ended before it was ready')));
    child.stdout.on('data', (chunk) => {
      const ready = /ready on (http:\/\/\S+)/.exec(String(chunk));
      if (ready) resolve(ready[1]);
    });
  });
  return { origin, stop: () => child.kill('SIGTERM') };
}

/** Every script that a page has fetched once it was read to its end; adds to the floor what is of it. */
async function scriptsOf(browser, address, floor) {
  const page = await browser.newPage();
  const scripts = new Map();
  const reads = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || response.status() !== 200) return;
    reads.push(
      response.body().then((body) => {
        if (isFrameworkPart(body)) floor.set(pathname, gzipSize(body));
        scripts.set(pathname, gzipSize(body));
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await Promise.all(reads);
  const hasCarousel = (await page.locator('[aria-roledescription="carousel"]').count()) > 0;
  await page.close();
  return { scripts, hasCarousel };
}

async function main() {
  const given = process.argv[2];
  const site = given ? { origin: given, stop: () => undefined } : await startSite();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const floor = readFloor();
  const over = [];
  let frame = null;
  for (const route of ROUTES) {
    const { scripts, hasCarousel } = await scriptsOf(browser, site.origin + route, floor);
    const own = [...scripts].filter(([file]) => !floor.has(file));
    const bytes = own.reduce((sum, [, size]) => sum + size, 0);
    frame ??= bytes;
    const kind = frame === bytes ? 'frame' : hasCarousel ? 'carousel' : 'plain';
    const limit = LIMITS[kind];
    say(`${kB(bytes)} of ${kB(limit)}  ${route}${bytes > limit ? '  OVER' : ''}`);
    if (process.env.DETAIL) own.forEach(([file, size]) => say(`           ${kB(size)} ${file}`));
    if (bytes > limit) over.push(route);
  }
  const floorBytes = [...floor.values()].reduce((sum, bytes) => sum + bytes, 0);
  say(`The framework's floor: ${kB(floorBytes).trim()} of gzip, in ${floor.size} files`);
  await browser.close();
  site.stop();
  if (over.length > 0) fail(`Too much client code: ${over.join(', ')}`);
}

await main();
