import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sampleOf } from '@/tests/audit/audit.mjs';
import { newTally } from '@/tests/audit/tally.mjs';
import { livesOf, navLife, readPurpose, successors } from '@/tests/audit/identity.mjs';
import { cellsOf, dayOf, numberOf, readFolder } from '@/tests/audit/read-files.mjs';
import { printedNumber, readPage } from '@/tests/audit/read-page.mjs';
import {
  averageOf,
  changeAt,
  changeOver,
  closesOf,
  companyOf,
  drawdownOf,
  earlier,
  fundOf,
  historyOf,
  yearRange,
} from '@/tests/audit/recompute.mjs';

const DAYS = ['03-Aug-2026', '04-Aug-2026', '05-Aug-2026', '06-Aug-2026'] as const;
const HEADER =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER';

/** `previous/open/close` of a security on each of the days; a blank is a day without it. */
type Prices = readonly string[];

let folder = '';

function write(file: string, lines: readonly string[]) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${lines.join('\n')}\n`);
}

/** Reads a folder with these securities, of which those named are in the equity list. */
function folderOf(
  securities: Readonly<Record<string, Prices>>,
  {
    listed = Object.keys(securities),
    actions = [] as readonly (readonly [symbol: string, day: string, purpose: string])[],
    etfs = [] as readonly string[],
  } = {},
) {
  DAYS.forEach((day, at) => {
    const rows = Object.entries(securities).flatMap(([symbol, prices]) => {
      const [previous, open, close] = prices[at]?.split('/') ?? [];
      if (!previous || !open || !close) return [];
      const [low, high] = [Number(open), Number(close)].sort((a, b) => a - b);
      return `${symbol}, EQ, ${day}, ${previous}, ${open}, ${high}, ${low}, ${close}, ${close}, ${close}, 1000, 5.00, 10, 400, 40.00`;
    });
    write(`cm/sec_bhavdata_full_0${at + 3}082026.csv`, [HEADER, ...rows]);
  });
  write('EQUITY_L.csv', [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    ...listed.map(
      (symbol, at) => `${symbol},${symbol} Limited,EQ,06-OCT-2008,5,1,INE00000${at}01,5`,
    ),
  ]);
  write('CF-CA-equities.csv', [
    '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE"',
    ...actions.map(([symbol, day, purpose]) => `"${symbol}","A, B","EQ","${purpose}","1","${day}"`),
  ]);
  write('etf06082026.csv', ['MARKET,SERIES,SYMBOL', ...etfs.map((symbol) => `N,EQ,${symbol}`)]);
  return readFolder(folder);
}

const lifeOf = (...given: Parameters<typeof folderOf>) => {
  const life = livesOf(folderOf(...given)).get('A');
  if (!life) throw new Error('A has no life');
  return life;
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['01-Jan-2026', '2026-01-01'],
  ['16 DEC 2025', '2025-12-16'],
  ['13-08-2026', '2026-08-13'],
  ['2025-12-19', '2025-12-19'],
  ['31-13-2026', null],
  ['-', null],
])('the day %j is %j', (text, day) => expect(dayOf(text)).toBe(day));

test.each([
  ['1,234.50', 1234.5],
  ['-.16', -0.16],
  ['-', null],
  ['', null],
  ['12abc', null],
])('the cell %j is %j', (text, value) => expect(numberOf(text)).toBe(value));

test('a quoted cell may have a comma', () =>
  expect(cellsOf('"A","B, C",3')).toEqual(['A', 'B, C', '3']));

test.each([
  ['Bonus 1:1', [0.5], null],
  ['BONUS 4:1', [0.2], null],
  ['Scheme Of Arrangement - Bonus Ncrps 4:1', [], 'scheme of arrangement'],
  ['FV SPLT FRM RS 10 TO RS 2', [0.2], null],
  ['Consolidation Of Shares From Re 1/- To Rs 10/-', [10], null],
  [
    'Bonus 1:1/Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 5/-',
    [0.5, 0.5],
    null,
  ],
  ['RIGHTS 45:301@PRM RS 290', [], 'rights issue'],
  ['CAP RED', [], 'capital reduction'],
  ['DEMERGER', [], 'demerger'],
  ['Dividend - Rs 5 Per Share', [], null],
])('%s changes prices by %j and is a break by %j', (purpose, factors, named) => {
  const read = readPurpose(purpose);
  expect(read.factors.map(({ factor }) => factor)).toEqual(factors);
  expect(read.named).toBe(named);
});

describe('a life', () => {
  test('continues under a new symbol by its last close', () => {
    const read = folderOf({ OLD: ['99/99/100'], A: ['', '100/101/102'] }, { listed: ['A'] });
    expect(successors(read)).toEqual(new Map([['OLD', 'A']]));
    expect(livesOf(read).get('A')?.rows).toHaveLength(2);
  });

  test('does not continue where two symbols ended at its previous close', () => {
    const prices = { X: ['99/99/100'], Y: ['98/98/100'], A: ['', '100/101/102'] };
    expect(successors(folderOf(prices, { listed: ['A'] })).size).toBe(0);
  });

  test('of two such symbols continues the one of a like name', () => {
    const prices = { 'ALPHA-X': ['99/99/100'], Y: ['98/98/100'], ALPHA: ['', '100/101/102'] };
    expect([...successors(folderOf(prices, { listed: ['ALPHA'] }))]).toEqual([
      ['ALPHA-X', 'ALPHA'],
    ]);
  });

  test('has the factor of an action on the first day that it traded on or after the ex-date', () => {
    const life = lifeOf(
      { A: ['99/99/100', '', '100/51/50'], B: ['1/1/1', '1/1/1'] },
      { actions: [['A', '04-Aug-2026', 'Bonus 1:1']] },
    );
    expect(life.factors).toMatchObject([{ day: '2026-08-05', factor: 0.5, isRestated: false }]);
    expect(life.breaks).toEqual([]);
    expect(changeAt(life, 1)).toMatchObject({ base: 50, change: 0 });
    expect(closesOf(life).map(({ value }) => value)).toEqual([50, 50]);
    expect(historyOf(life, '2026-08-03')[0]).toMatchObject({ close: 50, volume: 2000, lakhs: 5 });
  });

  test('does not adjust a previous close again that the exchange restated', () => {
    const life = lifeOf(
      { A: ['99/99/100', '50/51/55'] },
      { actions: [['A', '04-Aug-2026', 'Bonus 1:1']] },
    );
    expect(changeAt(life, 1)?.percent).toBeCloseTo(10);
  });

  test('has a break in place of a factor that its prices contradict', () => {
    const life = lifeOf(
      { A: ['99/99/100', '100/101/102'] },
      { actions: [['A', '04-Aug-2026', 'Bonus 1:1']] },
    );
    expect(life.factors).toEqual([]);
    expect(life.refused).toMatchObject([{ day: '2026-08-04' }]);
    expect(life.breaks).toMatchObject([{ day: '2026-08-04' }]);
    expect(changeAt(life, 1)).toBeNull();
  });

  test.each([
    ['an opening 20% lower', '100/80/80', 0],
    ['an opening more than 20% and a tick lower', '100/79.9/81', 1],
    ['an opening more than 20% higher', '100/120.1/119', 1],
    ['a restated previous close', '60/60/62', 1],
  ])('%s makes %3$i breaks', (_, row, count) => {
    expect(lifeOf({ A: ['99/99/100', row] }).breaks).toHaveLength(count);
  });

  test('has a change on a close that the exchange restated', () => {
    const life = lifeOf({ A: ['99/99/100', '60/60/63'] });
    expect(changeAt(life, 1)?.percent).toBeCloseTo(5);
  });

  test('of a fund has its unit splits, and a break only where its close is far too', () => {
    const prices = { A: ['1000/1000/1000', '1000/99/101', '101/140/102'] };
    const life = lifeOf(prices, { listed: [], etfs: ['A'] });
    expect(life.factors).toMatchObject([{ day: '2026-08-04', factor: 0.1, why: 'unit split' }]);
    expect(life.breaks).toEqual([]);
  });
});

test('a range begins after the last break and is named after its first day', () => {
  const life = lifeOf({ A: ['99/99/100', '100/60/61', '61/62/63'] });
  expect(yearRange(life, '2026-08-05')).toEqual({
    label: 'since 4 Aug 2026',
    low: 60,
    high: 63,
    isWhole: false,
  });
  expect(averageOf(life, 2)).toBe(62);
  expect(averageOf(life, 3)).toBeNull();
});

test('a market value is that of the record with the shares and the price of today', () => {
  write('mcap04082026.csv', [
    'Trade Date,Symbol,Series,Security Name,Category,Last Trade Date,Face Value(Rs.),Issue Size,Close Price/Paid up value(Rs.),Market Cap(Rs.)',
    '04 AUG 2026,A,EQ,A LTD,Listed,04 AUG 2026,10.00,10000000,100.00,1000000000.00',
  ]);
  const read = folderOf(
    { A: ['99/99/100', '100/100/100', '100/51/55'] },
    { actions: [['A', '05-Aug-2026', 'Bonus 1:1']] },
  );
  const life = livesOf(read).get('A');
  expect(life && companyOf(read, life).worth).toMatchObject({ crore: 110, day: '2026-08-05' });
});

test('a span begins on the same day months before, within a week, and not across a break', () => {
  const points = [
    { day: '2026-06-25', value: 80 },
    { day: '2026-07-30', value: 100 },
    { day: '2026-08-31', value: 110 },
  ];
  expect(earlier('2026-03-31', 1)).toBe('2026-02-28');
  expect(changeOver(points, { breaks: [] }, 1)).toMatchObject({ isExact: true });
  expect(changeOver(points, { breaks: [] }, 1)?.percent).toBeCloseTo(10);
  expect(changeOver(points, { breaks: [] }, 2)).toMatchObject({ isExact: false });
  expect(changeOver(points, { breaks: [] }, 3)).toBeNull();
  expect(changeOver(points, { breaks: [{ day: '2026-08-01' }] }, 1)).toBeNull();
});

test('the largest fall is from a high to a later low', () => {
  const points = [50, 100, 90, 120, 90, 130].map((value, at) => ({ day: `2026-08-0${at}`, value }));
  expect(drawdownOf(points)).toMatchObject({
    percent: 25,
    from: { value: 120 },
    to: { value: 90 },
  });
});

test('NAVs are read by the header of their file, and a unit split is not a loss', () => {
  write('NAVAll_20260805.txt', [
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
    'Some Mutual Fund',
    '1;INF1;-;A;Direct Plan;Growth;10.5000;05-Aug-2026',
    '2;INF2;-;B;Direct Plan;Growth;N.A.;05-Aug-2026',
    '3;INF3;-;C;Direct Plan;Growth;7.0000;24-Apr-2020',
  ]);
  write('NAVHistory_20250805.txt', [
    'Scheme Code;Scheme Name;ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment;Net Asset Value;Repurchase Price;Sale Price;Date',
    '1;A;INF1;;100.00000;;;05-Aug-2025',
  ]);
  const read = readFolder(folder);
  const fund = fundOf(read, '1');
  expect(fund).toMatchObject({ printed: 10.5, printedBefore: 100, day: '2026-08-05', breaks: [] });
  expect(fund.returnTo('2026-08-05', 1)?.percent).toBeCloseTo(5);
  expect(fundOf(read, '2').day).toBeNull();
  expect(fundOf(read, '3')).toMatchObject({ printed: 7, day: '2020-04-24', points: [] });
});

test('NAVs are not compared across a step that is not a unit split', () => {
  const navs = new Map([
    ['2026-08-03', 10],
    ['2026-08-04', 5],
  ]);
  expect(navLife(navs).breaks).toMatchObject([{ day: '2026-08-04' }]);
});

test.each([
  ['−4.64%', -4.64, 0.005],
  ['₹20,89,955.07 crore', 2089955.07, 0.005],
  ['+0.4%', 0.4, 0.05],
])('the printed %s is a number with half of its last digit', (text, value, half) => {
  expect(printedNumber(text)?.value).toBe(value);
  expect(printedNumber(text)?.half).toBeCloseTo(half);
});

test('a page is read by its labels', () => {
  const page = readPage(
    `<main><h1>A</h1><dl><div><dt>PE ratio</dt><dd>22.20</dd><dd>17 Dec 2025</dd></div></dl>
     <table><caption>Days</caption><tr><th>Day</th><th>Close</th></tr>
     <tr><th><a href="/a">A Limited</a><span>AAA</span></th><td>1</td></tr></table></main>
     <script type="application/ld+json">{"@graph":[{"@type":"Dataset"}]}</script>`,
  );
  expect(page.terms).toEqual([{ label: 'PE ratio', values: ['22.20', '17 Dec 2025'] }]);
  expect(page.tables[0]?.rows[0]?.[0]).toMatchObject({ parts: ['A Limited', 'AAA'], href: '/a' });
  expect(page.jsonLd).toEqual([{ '@type': 'Dataset' }]);
});

test('a tally takes a figure within its last digit, and neither a dash for a figure nor the reverse', () => {
  const tally = newTally();
  tally.number('k', '/', 'rounded', 4.644, '4.64%');
  tally.number('k', '/', 'other', 4.646, '4.64%');
  tally.number('k', '/', 'missing', 4.64, '–');
  tally.number('k', '/', 'made up', null, '4.64%');
  tally.words('k', '/', 'label', '52 weeks', 'Since 3 Aug 2026');
  expect(tally.differences.map(({ label }) => label)).toEqual([
    'other',
    'missing',
    'made up',
    'label',
  ]);
  expect(tally.counts).toEqual({ k: { compared: 5, different: 4 } });
});

test('a sample has some of each kind', () => {
  const items = Array.from({ length: 100 }, (_, at) => at);
  const chosen = sampleOf(items, 10, (item) => (item >= 97 ? ['rare'] : ['common']));
  expect(chosen).toHaveLength(10);
  expect(chosen).toEqual(expect.arrayContaining([97, 98, 99]));
});
