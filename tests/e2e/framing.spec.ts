import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, type Page, test } from '@playwright/test';

const PATH = '/accessibility';
const AGAINST_FRAMING = [
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

let other: Server;
test.afterEach(() => other?.close());

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
  await page.route(`${baseURL}${PATH}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    for (const name of AGAINST_FRAMING) delete headers[name];
    const policy = headers['content-security-policy'];
    if (policy) headers['content-security-policy'] = policy.replace(/frame-ancestors[^;]*;?/, '');
    await route.fulfill({ response, headers });
  });
  const outer = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  await page.goto(outer);
  return outer;
}

const framed = (page: Page) => page.frames().find((frame) => frame.url().endsWith(PATH));
const isHidden = (page: Page) =>
  framed(page)?.evaluate(() => getComputedStyle(document.documentElement).visibility === 'hidden');

test('a page in another site’s frame navigates the top window to itself', async ({
  page,
  baseURL,
}) => {
  const outer = await frameIt(page, baseURL ?? '');
  await expect.poll(() => framed(page) ?? page.url() === baseURL + PATH).toBeTruthy();
  // Chromium lets a frame navigate the top window only after a gesture in it.
  await page.waitForTimeout(500);
  if (page.url() === outer) await page.mouse.click(200, 200);
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a key press is a gesture too', async ({ page, baseURL }) => {
  const outer = await frameIt(page, baseURL ?? '');
  await page.waitForTimeout(500);
  if (page.url() === outer) {
    await page.locator('iframe').focus();
    await page.keyboard.press('a');
  }
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
});

test('in a sandboxed frame it shows nothing', async ({ page, baseURL }) => {
  const outer = await frameIt(page, baseURL ?? '', 'sandbox="allow-scripts allow-same-origin"');
  await expect.poll(() => isHidden(page)).toBe(true);
  await page.mouse.click(200, 200);
  await page.waitForTimeout(500);
  expect(page.url()).toBe(outer);
  expect(await isHidden(page)).toBe(true);
});

test('a page outside a frame is not changed', async ({ page }) => {
  await page.goto(PATH);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
});
