import { monthsBefore } from '@/lib/tools/time';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { marketDay } from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import type { Sent } from '@/lib/domain/fields';
import type { shareDay } from '@/lib/domain/market/records';

import { folderOf, removeFolders } from './support';

/**
 * Our lists of two days against those that the exchange publishes itself. Where they differ:
 *
 * | list                   | the exchange's                                       | ours                     |
 * | ---------------------- | ---------------------------------------------------- | ------------------------ |
 * | advances, declines     | every security that traded: SME, bonds, funds, …     | shares in EQ, BE and BZ  |
 * | `gl`, gainers, losers  | none of BE and BZ, none that goes ex or is new today | shares in EQ, BE and BZ  |
 * | `tt`, top 25 by value  | exchange-traded funds too                            | shares                   |
 * | `hl`, highs and lows   | a third of those that its own bhavcopy (`pd`) shows  | all of them              |
 * | `pd`, highs and lows   | as traded: wrong after a bonus, split or relisting   | adjusted (`CM_52_wk`)    |
 */
const DIR = process.env.REAL_EXCHANGE_FILES ?? '';
const isTheYear = DIR !== '' && existsSync(join(DIR, 'daily/2025-12-16'));

const DAYS = ['2025-12-16', '2025-12-17'] as const;
const BOARD = ['EQ', 'BE', 'BZ'];

/** The day in the name of a file: `16122025`. */
const inName = (day: string): string => day.split('-').reverse().join('');

const lines = (day: string, name: string): string[][] =>
  readFileSync(join(DIR, 'daily', day, name), 'latin1')
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.trim().replace(/\s+/g, ' ')));

interface Published {
  readonly symbol: string;
  readonly series: string;
  readonly name: string;
  readonly before: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly yearHigh: number;
  readonly yearLow: number;
}

/** The exchange's bhavcopy with names, on which its other lists go by. */
const bhavcopy = (day: string): Published[] =>
  lines(day, `pd${inName(day)}.csv`).flatMap((cells) => {
    const [, series = '', symbol = '', name = '', before, , high, low, close] = cells;
    const [yearHigh, yearLow] = cells.slice(14);
    if (!BOARD.includes(series) || !symbol) return [];
    return [
      {
        symbol,
        series,
        name,
        before: Number(before),
        high: Number(high),
        low: Number(low),
        close: Number(close),
        yearHigh: Number(yearHigh),
        yearLow: Number(yearLow),
      },
    ];
  });

let folder: ExchangeFolder;

/** The files of both days, with the lists that tell shares from funds. */
async function ofBothDays(): Promise<string> {
  const to = await folderOf({});
  const daily = DAYS.flatMap((day) =>
    readdirSync(join(DIR, 'daily', day)).map((name) => `daily/${day}/${name}`),
  );
  const prices = ['2025-12-15', ...DAYS].map((day) => `cm/sec_bhavdata_full_${inName(day)}.csv`);
  for (const file of [...daily, ...prices, 'masters/EQUITY_L.csv']) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(DIR, file), join(to, file));
  }
  return to;
}

(isTheYear ? describe : describe.skip)('the exchange’s own lists', () => {
  beforeAll(async () => {
    folder = await exchangeFolderReader(await ofBothDays(), { rescanAfter: 10 })();
  }, 120_000);

  afterAll(removeFolders);

  const sharesOn = (day: string) =>
    (marketDay(folder, 'NSE', day).data as { rows: Sent<typeof shareDay>[] }).rows;

  const symbolsOf = (rows: readonly Sent<typeof shareDay>[]) =>
    rows.map(({ symbol }) => String(symbol));

  test.each([
    ['2025-12-16', [680, 1511, 24], [1131, 2175, 86]],
    // Without a share that went ex rights on the day: it has no change on the previous close.
    ['2025-12-17', [588, 1599, 29], [1106, 2200, 82]],
  ])('%s: shares that rose, fell and did not change', (day, ours, ofAll) => {
    const rows = sharesOn(day).filter(({ prevclose }) => prevclose !== null);
    const symbols = new Set(symbolsOf(rows));
    const count = (changes: readonly number[]) =>
      [1, -1, 0].map((sign) => changes.filter((change) => Math.sign(change) === sign).length);
    expect(count(rows.map((row) => Number(row.close) - Number(row.prevclose)))).toEqual(ours);
    const same = bhavcopy(day).filter(({ symbol }) => symbols.has(symbol));
    expect(count(same.map(({ close, before }) => close - before))).toEqual(ours);
    const report = lines(day, `MA${inName(day).slice(0, 4)}25.csv`);
    const of = (name: string) => Number(report.find((cells) => cells[1] === name)?.[2]);
    expect(['ADVANCES', 'DECLINES', 'UNCHANGED'].map(of)).toEqual(ofAll);
  });

  test.each([
    ['2025-12-16', 2054, []],
    // A share ex buyback, two on their first day; one ex rights has no change.
    ['2025-12-17', 2047, ['ECLERX', 'NEPHROPLUS', 'PARKHOSPS']],
  ])('%s: gainers and losers', (day, both, onlyOurs) => {
    const rows = sharesOn(day);
    const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
    const byName = new Map(bhavcopy(day).map((one) => [`${one.name} ${one.close}`, one.symbol]));
    const listed = lines(day, `gl${inName(day)}.csv`).flatMap(([, name, close, , percent]) => {
      const row = bySymbol.get(byName.get(`${name} ${Number(close)}`) ?? '');
      return row ? [{ row, percent: Number(percent) }] : [];
    });
    expect(listed).toHaveLength(both);
    // The list cuts a percentage after two decimals.
    expect(
      listed.filter(({ row, percent }) => Math.abs(Number(row.perchg) - percent) > 0.011),
    ).toEqual([]);
    const names = new Set(listed.map(({ row }) => row.symbol));
    const moved = rows.filter(({ series, perchg }) => series === 'EQ' && Number(perchg) !== 0);
    expect(symbolsOf(moved).filter((symbol) => !names.has(symbol))).toEqual(onlyOurs);
  });

  test.each(DAYS)('%s: the most traded by value', (day) => {
    const byName = new Map(bhavcopy(day).map((one) => [one.name, one.symbol]));
    const ours = symbolsOf([...sharesOn(day)].sort((a, b) => Number(b.value) - Number(a.value)));
    const theirs = lines(day, `tt${inName(day)}.csv`)
      .map(([name]) => byName.get(name ?? '') ?? '')
      .filter((symbol) => ours.includes(symbol));
    expect(theirs).toHaveLength(24);
    expect(ours.slice(0, 24)).toEqual(theirs);
  });

  /** Shares whose range as traded differs from the adjusted one, after a bonus, split or relisting. */
  const RESTATED = [
    'ASHOKLEY',
    'BCG',
    'BECTORFOOD',
    'BHARATRAS',
    'GFLLIMITED',
    'KESORAMIND',
    'MONEYBOXX',
    'SAURASHCEM',
    'SHILPAMED',
    'SHRIRAMFIN',
    'SIKKO',
    'SMCGLOBAL',
    'SUPREMEENG',
    'TATAINVEST',
    'TVSHLTD',
    'VESUVIUS',
    'WEBELSOLAR',
  ];
  /** Shares on their first day, which have no year. */
  const NEW = ['NEPHROPLUS', 'PARKHOSPS'];

  test.each([
    ['2025-12-16', 15, 58],
    ['2025-12-17', 14, 99],
  ])('%s: 52-week highs and lows', (day, highs, lows) => {
    const rows = sharesOn(day);
    const own = new Map(bhavcopy(day).map((one) => [`${one.symbol} ${one.series}`, one]));
    const reached = (test: (one: Published) => boolean) =>
      symbolsOf(
        rows.filter(({ symbol, series }) => {
          const one = own.get(`${symbol} ${series}`);
          return one !== undefined && test(one);
        }),
      );
    const ours = [
      symbolsOf(rows.filter(({ newhigh52 }) => newhigh52)),
      symbolsOf(rows.filter(({ newlow52 }) => newlow52)),
    ];
    expect(ours.map((list) => list.length)).toEqual([highs, lows]);
    const theirs = [
      reached(({ high, yearHigh }) => high === yearHigh),
      reached(({ low, yearLow }) => low === yearLow),
    ];
    // Less than a year of comparable prices is no range of 52 weeks.
    const young = folder.db.rows<{ symbol: string }>(
      'SELECT symbol FROM equity_list WHERE listed > ? UNION SELECT symbol FROM breaks',
      monthsBefore(day, 12),
    );
    const explained = [...RESTATED, ...NEW, ...young.map(({ symbol }) => symbol)];
    const byName = new Map([...own.values()].map(({ name, symbol }) => [name, symbol]));
    const published = lines(day, `hl${inName(day)}.csv`);
    ['H', 'L'].forEach((side, at) => {
      const [list = [], pd = []] = [ours[at], theirs[at]];
      const differing = [
        ...list.filter((symbol) => !pd.includes(symbol)),
        ...pd.filter((symbol) => !list.includes(symbol)),
      ];
      expect(differing.filter((symbol) => !explained.includes(symbol))).toEqual([]);
      const hl = published
        .filter((cells) => cells[3] === side)
        .map(([name]) => byName.get(name ?? '') ?? '')
        .filter((symbol) => symbolsOf(rows).includes(symbol));
      expect(hl.length).toBeGreaterThan(5);
      expect(hl.filter((symbol) => ![...list, ...explained].includes(symbol))).toEqual([]);
    });
  });
});
