import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { listingRows } from '@/lib/domain/issue/listings';
import { CALLS } from '@/lib/provider/calls';
import { newListings } from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { readRealFiles } from '@/tests/unit/exchange/support';

const DIR = process.env.REAL_EXCHANGE_FILES ?? '';
const isThere = DIR !== '' && existsSync(join(DIR, 'daily/2025-12-16'));

let folder: ExchangeFolder;

beforeAll(async () => {
  if (isThere) folder = await readRealFiles(DIR);
}, 300_000);

(isThere ? describe : describe.skip)('first days in a year of real files', () => {
  const rowsOf = () => CALLS.newListings.read(newListings(folder, 'NSE').data).data;

  test.each([
    ['GROWW', '2025-11-12', 100, 112, 131.33],
    ['LENSKART', '2025-11-10', 402, 395, 403.1],
    ['MEESHO', '2025-12-10', 111, 162.5, 170.09],
    ['LGEINDIA', '2025-10-14', 1140, 1710.1, 1689.9],
  ])('%s on %s: base, open and close', (symbol, day, base, open, close) => {
    const row = rowsOf().find((one) => one.symbol === symbol);
    expect(row).toMatchObject({ day, base, open, close, lastDay: '2026-08-14' });
  });

  test('no entitlement is a share, and no base price is an issue price by itself', () => {
    const rows = listingRows(rowsOf(), []);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter(({ symbol }) => /-RE\d?$/.test(symbol))).toEqual([]);
    expect(rows.find(({ symbol }) => symbol === 'ARIHANT')).toMatchObject({
      base: null,
      open: 970,
      issuePrice: null,
      firstPercent: null,
      sincePercent: null,
    });
  });
});
