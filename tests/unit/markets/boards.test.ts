import { actionBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { actionKind, actionWords, dividendOf } from '@/lib/domain/company/purposes';
import { meetingWords, resultRows, resultWords, splitAt } from '@/lib/domain/market/event-rows';
import { premiumOf } from '@/lib/domain/market/etfs';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { boardMeetings, corporateActions } from '@/lib/provider/embedded/sample/events';
import { isTradingDay } from '@/lib/provider/embedded/sample/calendar';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { CorporateAction, Etf } from '@/lib/domain/market/records';

import { sourced as sourcedOf } from '@/tests/fixtures/company';

import { SESSION_EVENING } from '../../support/market-clocks';

const names = namesBySymbol(null);
const sourced = <T>(data: T) => sourcedOf(data, { source: 'sample' });

test.each([
  ['Bonus 1:1', 'Bonus', null],
  ['Interim Dividend - Rs 5 Per Share', 'Dividend', 5],
  ['Dividend - Re 0.50 Per Share/Special Dividend - Rs 2 Per Share', 'Dividend', 2.5],
  ['Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 5/- Per Share', 'Split', null],
  ['Rights 1:5 @ Premium Rs 90/-', 'Rights', null],
  ['Buy Back', 'Buyback', null],
  ['Annual General Meeting', 'Other', null],
])('%s is %s', (purpose, kind, dividend) => {
  expect(actionKind(purpose)).toBe(kind);
  expect(dividendOf(purpose)).toBe(dividend);
});

test.each([
  ['Dividend - Rs 10 Per Sh', 'Dividend ₹10.00 a share'],
  ['INTDIV - RS 2.50 PER SH', 'Interim dividend ₹2.50 a share'],
  ['Interim Dividend - Rs 5 Per Share (sample)', 'Interim dividend ₹5.00 a share (sample)'],
  ['Special Dividend - Rs 1200 Per Share', 'Special dividend ₹1,200.00 a share'],
  ['Dividend - Re 0.50 Per Share/Special Dividend - Rs 2 Per Share', 'Dividend ₹2.50 a share'],
  ['Annual General Meeting/Dividend', 'Annual General Meeting/Dividend'],
  ['Bonus 2:1', 'Bonus, 2 for 1'],
  ['Scheme Of Arrangement - Bonus Ncrps 4:1', 'Scheme Of Arrangement - Bonus Ncrps 4:1'],
  [
    'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Re 1/- Per Share',
    'Split, face value ₹10.00 to ₹1.00',
  ],
  ['Rights 6:7 @ Premium Rs 105/-', 'Rights, 6 for 7 at a premium of ₹105.00'],
  ['Rights 2:5', 'Rights, 2 for 5'],
  ['Buy Back', 'Buyback'],
  ['Interest Payment', 'Interest Payment'],
])('%s reads %s', (purpose, words) => {
  expect(actionWords(purpose)).toBe(words);
});

test.each([
  [
    'To approve the financial results for the period ended Jun 30, 2026',
    'Results for Apr–Jun 2026',
  ],
  ['Unaudited Financial results for the Quarterly ended June 2026 .', 'Results for Apr–Jun 2026'],
  ['results for the quarter ended 31st December 2026', 'Results for Oct–Dec 2026'],
  [
    'results for the year ended March 31, 2026 and dividend',
    'Results for Jan–Mar 2026 and a dividend',
  ],
  ['results for the period ended 30 September 2026 (sample)', 'Results for Jul–Sep 2026 (sample)'],
  ['Financial results', 'Results'],
  [null, 'Results'],
])('a board that meets on “%s” meets on %s', (details, words) => {
  expect(resultWords(details)).toBe(words);
});

test('events are split at the day: nearest first, then newest first', () => {
  const at = (symbol: string, day: string) => ({ symbol, day });
  const { coming, past } = splitAt(
    [at('D', '2026-11-25'), at('A', '2026-11-01'), at('B', '2026-11-20'), at('C', '2026-11-19')],
    '2026-11-20',
  );
  expect(coming.map(({ symbol }) => symbol)).toEqual(['B', 'D']);
  expect(past.map(({ symbol }) => symbol)).toEqual(['C', 'A']);
});

test('a company’s results stand once for a day, with the quarter, other meetings not at all', () => {
  const meeting = (symbol: string, purpose: string, details: string | null = null) => ({
    symbol,
    purpose,
    details,
    date: '2026-11-20',
    name: null,
  });
  const rows = resultRows([
    meeting('A', 'Board Meeting Intimation', 'to consider the Unaudited Financial results'),
    meeting('A', 'Financial Results', 'results for the period ended Jun 30, 2026'),
    meeting('B', 'Fund Raising'),
  ]);
  expect(rows.map(({ symbol }) => symbol)).toEqual(['A']);
  expect(rows[0]?.details).toMatch(/Jun 30, 2026/);
});

test.each([
  [
    'SAMPLE LIMITED has informed the Exchange about Board Meeting to be held on 14-Aug-2026 to inter-alia consider and approve the Unaudited Financial results of the Company for the Quarterly ended June 2026 .',
    'Unaudited Financial results of the Company for the Quarterly ended June 2026.',
  ],
  [
    'To consider and approve the financial results for the period ended Jun 30, 2026',
    'Financial results for the period ended Jun 30, 2026',
  ],
  ['Interim dividend', 'Interim dividend'],
  [' ', null],
  [null, null],
])('the words of a notice without its preamble: %s', (details, words) => {
  expect(meetingWords(details)).toBe(words);
});

test('a month of events has the largest company of each day first, and names its busiest day', () => {
  const action = (symbol: string, exDate: string): CorporateAction => ({
    symbol,
    exDate,
    name: null,
    recordDate: exDate,
    purpose: 'Bonus 1:1',
  });
  const of = {
    names,
    month: '2026-11',
    worth: new Map([
      ['C', 5],
      ['B', 2],
    ]),
  };
  const { headline, rows } = actionBoard({
    ...of,
    events: sourced([
      action('A', '2026-11-24'),
      action('B', '2026-11-02'),
      action('C', '2026-11-02'),
    ]),
  });
  expect(rows.map(({ symbol }) => symbol)).toEqual(['C', 'B', 'A']);
  expect(headline.heading).toBe('Nov 2026: 3 ex-dates, most on 2 Nov (2)');
  expect(resultBoard({ ...of, events: null, filed: new Set() }).headline.heading).toBe('Nov 2026');
});

test('a sector’s P/E is its worth by its earnings, without losses', () => {
  const row = (symbol: string, changePercent: number, marketCapCrore: number, pe: number | null) =>
    ({
      symbol,
      changePercent,
      marketCapCrore,
      pe,
      price: 1,
      dayBeforePercent: null,
      industry: 'Power',
    }) satisfies SnapshotRow;
  const { rows, headline } = sectorBoard(
    sourced([row('A', 3, 100, 10), row('B', -1, 300, 30), row('LOSS', -2, 50, null)]),
    namesBySymbol(null),
    SESSION_EVENING,
  );
  expect(rows).toMatchObject([{ name: 'Power', rose: 1, fell: 2, companies: 3, leader: 'A' }]);
  expect(rows[0]?.pe).toBeCloseTo(20);
  expect(headline.heading).toBe('No sector rose on average');
  const missing = sectorBoard(null, namesBySymbol(null), SESSION_EVENING);
  expect(missing.headline.heading).toBe('Sectors of the market');
});

describe('a fund over its net asset value', () => {
  const etf = {
    symbol: 'A',
    close: 101,
    name: null,
    valueCrore: 5,
    more: { nav: 100, navDate: '2026-11-20', underlying: null, high52: null, low52: null },
  } as unknown as Etf;

  test('is computed from values of one day only', () => {
    expect(premiumOf(etf, '2026-11-20T10:00:00.000Z')).toBeCloseTo(1);
    expect(premiumOf(etf, '2026-11-19')).toBeNull();
    expect(premiumOf(etf, null)).toBeNull();
  });

  test.each([10.1, 1010])(
    'is not computed where the price, %s, is for units after a split',
    (close) => {
      expect(premiumOf({ ...etf, close }, '2026-11-20')).toBeNull();
    },
  );

  test('the finding counts what was traded, and claims no majority for the first', () => {
    const others = ['B', 'C'].map((symbol) => ({ ...etf, symbol, valueCrore: 4 }));
    expect(
      etfBoard({ etfs: sourced([etf, ...others]), now: SESSION_EVENING }).headline.heading,
    ).toBe('3 ETFs traded; most in A');
  });
});

test('the sample’s events fall on trading days within the range asked for', () => {
  const range = ['2026-10-21', '2027-01-19'] as const;
  const days = [
    ...corporateActions(...range).map(({ exDate }) => exDate),
    ...boardMeetings(...range).map(({ date }) => date),
  ];
  expect(days.length).toBeGreaterThan(100);
  expect(days.filter((day) => !isTradingDay(day) || day < range[0] || day > range[1])).toEqual([]);
});
