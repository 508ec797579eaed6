import { comparableSince } from '@/lib/provider/embedded/exchange/answers/comparable-since';
import { companyEvents } from '@/lib/provider/embedded/exchange/answers/company-events';
import { quarterlyData } from '@/lib/provider/embedded/exchange/answers/companies';
import { marketSnapshot } from '@/lib/provider/embedded/exchange/answers/market';
import { stockHistory } from '@/lib/provider/embedded/exchange/answers/history';
import { reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { CALLS } from '@/lib/provider/calls';
import type { Sent } from '@/lib/domain/fields';
import type { candle, snapshotRow } from '@/lib/domain/company/records';
import { dayRows } from '@/components/pages/CompanyPage/day-columns';

import { type Files, folderOf, PRICE_HEADER, removeFolders } from './support';

afterAll(removeFolders);

type Row = readonly [symbol: string, previous: number, open: number, close: number];

/** A price file of a day of August 2026. */
const prices = (day: number, ...rows: readonly Row[]): Files => ({
  [`sec_bhavdata_full_${day}082026.csv`]: [
    PRICE_HEADER,
    ...rows.map(([symbol, previous, open, close]) => {
      const [high, low] = [Math.max(open, close), Math.min(open, close)];
      return [
        symbol,
        'EQ',
        `${day}-Aug-2026`,
        previous,
        open,
        high,
        low,
        close,
        close,
        close,
        1000,
        5,
        10,
        500,
        50,
      ].join(', ');
    }),
  ].join('\n'),
});

const list = (...symbols: readonly string[]): Files => ({
  'EQUITY_L.csv': [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    ...symbols.map((symbol) => `${symbol},${symbol} Limited,EQ,04-OCT-2011,1,1,,1`),
  ].join('\n'),
});

const actions = (symbol: string, purpose: string, day: number): Files => ({
  'CF-CA-equities.csv': [
    '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE","RECORD DATE","BOOK CLOSURE START DATE","BOOK CLOSURE END DATE"',
    `"${symbol}","${symbol} Limited","EQ","${purpose}","1","${day}-Aug-2026","${day}-Aug-2026","-","-"`,
  ].join('\n'),
});

async function read(...files: readonly Files[]) {
  const dir = await folderOf(Object.assign({}, ...files) as Files);
  const folder = await exchangeFolderReader(dir, { rescanAfter: 0 })();
  const candles = (symbol: string) =>
    (stockHistory(folder, symbol, '1Y')?.data ?? []) as Sent<typeof candle>[];
  const row = (symbol: string) =>
    (marketSnapshot(folder, 'NSE').data as Sent<typeof snapshotRow>[]).find(
      (one) => one.symbol === symbol,
    );
  return { folder, candles, row };
}

const STEADY: Row = ['STEADY', 500, 500, 500];

test('a share that goes on under another symbol is one life, though no list says so', async () => {
  const { folder, candles, row } = await read(
    list('NEWCO', 'STEADY'),
    prices(19, ['OLDCO', 201.35, 201, 200.05], STEADY),
    prices(20, ['OLDCO', 200.05, 199, 198.45], STEADY),
    prices(21, ['NEWCO', 198.45, 199, 202.1], STEADY),
  );
  expect(candles('NEWCO').map(({ close }) => close)).toEqual([200.05, 198.45, 202.1]);
  expect(candles('OLDCO')).toEqual(candles('NEWCO'));
  expect(row('NEWCO')?.perchg).toBeCloseTo(1.839, 2);
  expect(companyEvents(folder, 'NEWCO')).not.toBeNull();
});

test('two shares that end with one close are joined with no other', async () => {
  const { candles } = await read(
    list('NEWCO', 'STEADY'),
    prices(20, ['OLDCO', 100, 100, 101], ['OTHER', 90, 95, 101], STEADY),
    prices(21, ['NEWCO', 101, 101, 102], STEADY),
  );
  expect(candles('NEWCO')).toHaveLength(1);
});

test('a consolidation multiplies earlier prices', async () => {
  const purpose = 'Consolidation Of Equity Shares From Re 1/- Per Share To Rs 100/- Per Share';
  const { candles, row } = await read(
    list('CONSOL', 'STEADY'),
    actions('CONSOL', purpose, 21),
    prices(20, ['CONSOL', 0.45, 0.45, 0.45], STEADY),
    prices(21, ['CONSOL', 0.45, 45, 44.55], STEADY),
  );
  expect(candles('CONSOL').map(({ close }) => close)).toEqual([45, 44.55]);
  expect(row('CONSOL')?.perchg).toBeCloseTo(-1);
});

test('the same without the action is a break: no change, and the close as printed', async () => {
  const { candles, row } = await read(
    list('CONSOL', 'STEADY'),
    prices(20, ['CONSOL', 0.45, 0.45, 0.45], STEADY),
    prices(21, ['CONSOL', 0.45, 45, 44.55], STEADY),
  );
  expect(candles('CONSOL').map(({ close, breaks }) => [close, breaks])).toEqual([
    [0.45, null],
    [44.55, ''],
  ]);
  expect(row('CONSOL')).toMatchObject({ price: 44.55, perchg: null });
});

test('across a demerger there is no change, however small the step', async () => {
  const { candles, row } = await read(
    list('WHOLE', 'STEADY'),
    actions('WHOLE', 'Demerger', 21),
    prices(20, ['WHOLE', 271.65, 271.65, 271.65], STEADY),
    prices(21, ['WHOLE', 271.65, 250, 252], STEADY),
  );
  expect(candles('WHOLE').at(-1)?.breaks).toBe('demerger');
  expect(row('WHOLE')).toMatchObject({ price: 252, perchg: null });
});

test('a previous close that the exchange has restated is not adjusted again', async () => {
  const bonus = actions('BONUS', 'Bonus 1:1', 21);
  const [before, steady] = [prices(20, ['BONUS', 200, 200, 200], STEADY), list('BONUS', 'STEADY')];
  const restated = await read(steady, bonus, before, prices(21, ['BONUS', 100, 101, 102], STEADY));
  const printed = await read(steady, bonus, before, prices(21, ['BONUS', 200, 101, 102], STEADY));
  for (const { row, candles } of [restated, printed]) {
    expect(row('BONUS')?.perchg).toBeCloseTo(2);
    expect(candles('BONUS').map(({ close }) => close)).toEqual([100, 102]);
  }
});

test('an action that the prices contradict is named with its file and not applied', async () => {
  const { folder, candles } = await read(
    list('BONUS', 'STEADY'),
    actions('BONUS', 'Bonus 4:1', 21),
    prices(20, ['BONUS', 200, 200, 200], STEADY),
    prices(21, ['BONUS', 200, 201, 202], STEADY),
  );
  expect(candles('BONUS').map(({ close }) => close)).toEqual([200, 202]);
  const { problems } = reportOf(folder);
  expect(problems).toContainEqual({
    file: 'CF-CA-equities.csv',
    line: null,
    reason:
      'names “Bonus 4:1” of BONUS for 21 Aug 2026, but its price went from 200 to 201: the action is not applied',
  });
});

test('an action over days without a file takes effect on the next day with a price', async () => {
  const { candles, row } = await read(
    list('SPLIT', 'STEADY'),
    actions(
      'SPLIT',
      'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Re 1/- Per Share',
      20,
    ),
    prices(18, ['SPLIT', 1000, 1000, 1000], STEADY),
    prices(21, ['SPLIT', 104, 105, 106], STEADY),
  );
  expect(candles('SPLIT').map(({ close }) => close)).toEqual([100, 106]);
  expect(row('SPLIT')?.perchg).toBeCloseTo(1.923, 2);
});

test('a day after one without the share compares with the previous close that its file states', async () => {
  const { candles } = await read(
    list('THIN', 'STEADY'),
    prices(19, ['THIN', 100, 100, 100], STEADY),
    prices(20, STEADY),
    prices(21, ['THIN', 104, 104, 105.04], STEADY),
  );
  const [, newest] = dayRows(CALLS.stockHistory.read(candles('THIN')).data).toReversed();
  expect(newest?.percent).toBeCloseTo(1);
});

test('a company’s record says from when on its range is', async () => {
  const { folder } = await read(list('YOUNG', 'STEADY'), prices(21, ['YOUNG', 10, 10, 11], STEADY));
  const { company } = quarterlyData(folder, 'YOUNG')?.data as { company: object };
  expect(company).not.toHaveProperty('high52');
});

test('figures of companies say from which day prices compare, and why earlier ones do not', async () => {
  const { folder } = await read(
    list('VEDL', 'YOUNG', 'STEADY'),
    actions('VEDL', 'Demerger', 20),
    prices(19, ['VEDL', 770, 773, 773.6], STEADY),
    prices(20, ['VEDL', 773.6, 289.5, 290], ['YOUNG', 14, 14, 14.2], STEADY),
    prices(21, ['VEDL', 290, 291, 292], ['YOUNG', 14.2, 14.2, 14.1], STEADY),
  );
  const since = comparableSince(folder, 'NSE', '2026-08-21');
  expect(since.get('VEDL')).toEqual({ day: '2026-08-20', breaks: 'demerger' });
  // In a folder of three days nobody knows whether an earlier price is missing or never was.
  expect(since.get('YOUNG')).toBeUndefined();
  // A day before it the demerger was not.
  expect(comparableSince(folder, 'NSE', '2026-08-19').get('VEDL')).toBeUndefined();
});
