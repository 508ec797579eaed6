import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  companyMaster,
  etfs,
  fundNavs,
  marketSnapshot,
  movers,
  quarterlyData,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/folder';
import type { CompanyMasterWire, QuarterlyDataWire } from '@/lib/provider/schemas/companies';
import type { CandleWire, FundNavWire, SnapshotRowWire } from '@/lib/provider/schemas/market';

const DIR = process.env.REAL_EXCHANGE_FILES ?? '';

if (DIR === '') console.info('EXCHANGE_FILES_DIR is unset: the tests on real files are skipped');

(DIR === '' ? describe.skip : describe)('the real files', () => {
  let folder: ExchangeFolder;
  let took: number;
  let again: number;

  beforeAll(async () => {
    const load = exchangeFolderReader(DIR, { rescanAfter: 0 });
    const start = performance.now();
    folder = await load();
    took = performance.now() - start;
    expect(await load()).toBe(folder);
    again = performance.now() - start - took;
  });

  test('load in a reasonable time, and then come from memory', () => {
    expect(took).toBeLessThan(15_000);
    expect(again).toBeLessThan(1000);
  });

  test('are read without a problem or an empty result', () => {
    expect(folder.problems).toEqual([]);
    expect(folder.files.map((file) => [file.kind, file.rows > 0])).not.toContainEqual([
      expect.anything(),
      false,
    ]);
  });

  test('2,384 companies, every ISIN valid', () => {
    const master = companyMaster(folder).data as CompanyMasterWire[];
    expect(master).toHaveLength(2384);
    expect(master.every((company) => company.isin)).toBe(true);
    expect(master.filter((company) => /\s\s/.test(String(company.companyname)))).toEqual([]);
    const industry = (code: string) => master.find((one) => one.code === code)?.industryname;
    expect(industry('KOTAKBANK')).toBe('Financial Services');
    expect(industry('MCX')).toBe('Financial Services');
  });

  test("RELIANCE's close is the file's", async () => {
    const file = await readFile(join(DIR, 'BhavCopy_NSE_CM_0_0_0_20260625_F_0000.csv'), 'utf8');
    const cells = /^.*,RELIANCE,EQ,.*$/m.exec(file)?.[0].split(',') ?? [];
    const answer = quarterlyData(folder, 'RELIANCE');
    const { company } = answer?.data as QuarterlyDataWire;
    expect(answer?.asOf).toBe('2026-06-25');
    expect(company.price).toBe(Number(cells[17]));
    expect(company.perchg).toBeCloseTo((Number(cells[17]) / Number(cells[19]) - 1) * 100, 5);
    expect(company).not.toHaveProperty('high52');
    const history = stockHistory(folder, 'RELIANCE', '1M')?.data as CandleWire[];
    expect(history.map((candle) => candle.time)).toEqual([
      '2026-06-22',
      '2026-06-24',
      '2026-06-25',
    ]);
  });

  test('2,368 shares and 326 funds on 25 June', () => {
    const shares = marketSnapshot(folder, 'NSE').data as SnapshotRowWire[];
    expect(shares).toHaveLength(2368);
    expect(new Set(shares.map((share) => share.symbol)).size).toBe(2368);
    expect(etfs(folder, 'NSE').data).toHaveLength(326);
  });

  test('lists of an index with and without a constituents file', () => {
    expect(movers(folder, 'NSE', 'Nifty Total Market', 'Gain', 20)).not.toHaveProperty('note');
    const nifty = movers(folder, 'NSE', 'Nifty', 'Gain', 20);
    expect(nifty.data).toHaveLength(20);
    expect(nifty.note).toBe('All NSE shares; no Nifty 50 constituents file');
  });

  test('13,860 schemes with category and fund house', () => {
    const navs = fundNavs(folder);
    const rows = navs.data as FundNavWire[];
    expect(navs.asOf).toBe('2025-02-25');
    expect(rows).toHaveLength(13860);
    expect(rows.every((row) => row.category && row.fundHouse && row.date)).toBe(true);
    expect(rows.find((row) => row.schemeCode === '103027')).toMatchObject({
      fundHouse: 'ICICI Prudential Mutual Fund',
      category: 'Growth',
    });
    expect(rows.filter((row) => row.nav === null)).toHaveLength(6);
    expect(rows.some((row) => /Children’s Fund/.test(String(row.category)))).toBe(true);
  });
});
