import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from 'playwright/test';

import { exchangeYearCache } from '../../scripts/exchange-year.mjs';
import { EXAMPLES } from '../support/example-pages';
import { sitesOfEachTest } from '../support/sites';

import { get, words } from './provider-sites';

const start = sitesOfEachTest();

test('on real exchange files no sample figure is shown', async () => {
  const folder = process.env.EXCHANGE_FILES_DIR ?? '';
  test.skip(!folder, 'EXCHANGE_FILES_DIR is not set');
  const site = await start({ EXCHANGE_FILES_DIR: folder, CACHE_DIR: exchangeYearCache(folder) });
  for (const address of ['/', '/equity', EXAMPLES.company]) {
    // A year of files is read while the site answers already.
    const shown = async () => {
      const { status, body } = await get(site, address);
      expect(words(body), address).not.toContain('Sample data');
      return status === 200 && words(body).includes('End of day, ');
    };
    await expect.poll(shown, { timeout: 180_000, message: address }).toBe(true);
  }
  const { body } = await get(site, '/search?q=limited');
  expect(words(body)).not.toMatch(/\b445\b/);
});

test('a broken equity list turns no company page into a 404, also after a restart', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `SAMPLE${at},Sample ${at} Limited,EQ\n`);
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-'));
  const list = path.join(folder, 'EQUITY_L.csv');
  const address = '/company-information/sample-7-limited';
  const variables = {
    EXCHANGE_FILES_DIR: folder,
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'site-cache-')),
    STATUS_TOKEN: 'a-token-of-the-tests',
  };
  writeFileSync(list, '');
  const first = await start(variables);
  expect((await get(first, address)).status).toBe(503);
  writeFileSync(list, `SYMBOL,NAME OF COMPANY,SERIES\n${rows.join('')}`);
  await expect.poll(async () => (await get(first, address)).status, { timeout: 120_000 }).toBe(200);
  expect((await get(first, '/company-information/sample-20-limited')).status).toBe(404);
  await first.stop();

  writeFileSync(list, '');
  const second = await start(variables);
  expect((await get(second, address)).status).toBe(200);
  expect((await get(second, '/company-information/sample-20-limited')).status).toBe(404);
  expect(second.log()).toContainEqual(
    expect.objectContaining({
      level: 50,
      error: 'ExchangeFileRejected',
      file: 'EQUITY_L.csv',
      rows: 0,
      lastGoodRows: 20,
    }),
  );
  const status = await get(second, '/status', {
    Authorization: `Bearer ${variables.STATUS_TOKEN}`,
  });
  expect(words(status.body)).toContain('last good content in use: the file has no header');
});
