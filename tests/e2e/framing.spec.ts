import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, type Page, test } from 'playwright/test';

import { drawFrames } from '../support/frames';

const PATH = '/accessibility';
const AGAINST_FRAMING = [
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

let other: Server;
test.afterEach(() => other?.close());

/** Shows our page without the headers against framing. */
async function stripHeaders(page: Page, baseURL: string): Promise<void> {
  await page.route(`${baseURL}${PATH}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    for (const name of AGAINST_FRAMING) delete headers[name];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace(/frame-ancestors[^;]*;?/, '');
    await route.fulfill({ response, headers });
  });
}

/**
 * Shows our page in another site's frame, in a browser without the headers against framing. The other
 * site is a real server: browsers block requests from a stubbed page to a local server.
 */
async function frameIt(page: Page, baseURL: string, attributes = ''): Promise<string> {
  const body = `<iframe ${attributes} width="800" height="400" src="${baseURL}${PATH}"></iframe>`;
  other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  await stripHeaders(page, baseURL);
  const outer = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  await page.goto(outer);
  return outer;
}

const framed = (page: Page) => page.frames().find((frame) => frame.url().endsWith(PATH));

/** What a visitor sees of the page in the frame. */
const shown = (page: Page) =>
  framed(page)?.evaluate(() => document.documentElement.innerText.trim());
const LINK = 'Open this page in its own window';

test('a page in another site’s frame leaves it: at once, or by the link that it shows alone', async ({
  page,
  baseURL,
}) => {
  const outer = await frameIt(page, baseURL ?? '');
  await expect
    .poll(async () => page.url() === baseURL + PATH || (await shown(page)) === LINK)
    .toBe(true);
  // Chromium lets a frame navigate the top window only after a gesture in it.
  if (page.url() === outer) await page.mouse.click(200, 200);
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the link can be reached by keyboard', async ({ page, baseURL }) => {
  const outer = await frameIt(page, baseURL ?? '');
  await expect
    .poll(async () => page.url() === baseURL + PATH || (await shown(page)) === LINK)
    .toBe(true);
  // The first Tab may be lost while the frame is still loading.
  await expect(async () => {
    if (page.url() === outer) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(`${baseURL}${PATH}`, { timeout: 2000 });
  }).toPass();
});

test('in a sandboxed frame it shows nothing of the page', async ({ page, baseURL }) => {
  const outer = await frameIt(page, baseURL ?? '', 'sandbox="allow-scripts allow-same-origin"');
  await expect.poll(() => shown(page)).toBe(LINK);
  await page.mouse.click(200, 200);
  await drawFrames(page);
  expect(page.url()).toBe(outer);
  expect(await shown(page)).toBe(LINK);
});

test('where a browser lets a frame navigate the top window, no click is needed', async ({
  page,
  baseURL,
}) => {
  // A frame of the same origin may always do so.
  await page.route(`${baseURL}/framing`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${PATH}"></iframe>` }),
  );
  await stripHeaders(page, baseURL ?? '');
  await page.goto('/framing');
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
});

test('a page outside a frame is not changed', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('html')).toHaveCSS('visibility', 'visible');
  await expect(page.getByRole('link', { name: LINK })).toHaveCount(0);
});
