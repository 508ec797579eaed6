import { expect, test } from 'playwright/test';

import type { Site } from '../support/site';
import { sitesOfEachTest } from '../support/sites';

import { get, words } from './provider-sites';

const start = sitesOfEachTest();

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const TOKEN = 'a-token-of-the-tests';

/** The process ids of the renderers that take requests, as the status page tells them. */
async function renderersOf(site: Site): Promise<readonly number[]> {
  const { body } = await get(site, '/status', { authorization: `Bearer ${TOKEN}` });
  return [...body.matchAll(/<td>takes requests<\/td><td>(\d+)</g)].map(([, pid]) => Number(pid));
}

test('while a killed renderer is replaced, stored pages go out, others say when to come back', async () => {
  test.slow();
  const site = await start({ STATUS_TOKEN: TOKEN });
  expect((await get(site, '/')).status).toBe(200);
  const [first = 0] = await renderersOf(site);
  process.kill(first, 'SIGKILL');
  const chargesBecome = (status: number) =>
    expect
      .poll(
        async () => {
          expect((await get(site, '/')).status).toBe(200);
          return (await get(site, '/charges')).status;
        },
        { intervals: [20, 100] },
      )
      .toBe(status);
  await chargesBecome(503);
  const { response, body } = await get(site, '/equity');
  if (response.status === 503) {
    expect(response.headers.get('retry-after')).toBe('30');
    expect(words(body)).toContain('Not available just now');
  }
  await chargesBecome(200);
  const [second = 0] = await renderersOf(site);
  expect(second).not.toBe(first);
});

test('a front that is killed leaves no renderer behind', async () => {
  const site = await start({ STATUS_TOKEN: TOKEN, RENDERERS: '2' });
  const renderers = await renderersOf(site);
  expect(renderers).toHaveLength(2);
  await site.kill();
  await expect.poll(() => renderers.filter(isAlive)).toEqual([]);
});

test('what only the front may ask a renderer for does not exist for visitors', async ({
  baseURL,
}) => {
  const paths = ['resolve?path=/', 'status', 'metrics', 'readiness'].flatMap((path) => [
    `/internal/${path}`,
    `//internal/${path}`,
    `/%69nternal/${path}`,
    `/INTERNAL/${path}`,
  ]);
  // A busy site asks to come again (503); a page that exists would never become a 404.
  const statusOf = async (path: string) => (await get({ origin: baseURL ?? '' }, path)).status;
  for (const path of paths) await expect.poll(() => statusOf(path), { message: path }).toBe(404);
});
