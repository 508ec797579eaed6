/** What costs a file no more than what is wrong in it: bytes, semicolons, days to come, old layouts. */
import { parsePrices } from '@/lib/provider/embedded/exchange/bhavcopy';
import { parseDay } from '@/lib/provider/embedded/exchange/cells';
import { gapIn } from '@/lib/provider/embedded/exchange/day-problems';
import { parseEquityList } from '@/lib/provider/embedded/exchange/equity-list';
import { decodeText } from '@/lib/provider/embedded/exchange/file-texts';
import { formatOf, unreadLayout } from '@/lib/provider/embedded/exchange/formats';
import { parseIndexClose } from '@/lib/provider/embedded/exchange/index-close';
import { parseNavAll } from '@/lib/provider/embedded/exchange/nav-all';
import { WITH_DELIVERY } from '@/lib/provider/embedded/exchange/price-layouts';
import { addDays, indianClock, isWeekend } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

import { BHAV_20, described, fixture, priceFile } from './support';

const TOMORROW = addDays(indianClock(new Date()).day, 1);
const AHEAD = TOMORROW.split('-').toReversed().join('-');

const NAV_HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const navs = (...lines: string[]) => parseNavAll([NAV_HEADER, ...lines].join('\n'));

describe('a line of AMFI', () => {
  test.each([
    [
      '118955;INF179K01UT0;-;Sample Flexi Cap Fund; formerly Sample Equity Fund;Direct Plan;Growth;2293.072;21-Aug-2026',
      'Sample Flexi Cap Fund; formerly Sample Equity Fund',
      ['Direct Plan', 'Growth'],
    ],
    ['1;;;One; two; three;;;10.5;21-Aug-2026', 'One; two; three', [null, null]],
    [
      '1;INF179K01UT0;;One;Regular Plan;Growth;10.5;21-Aug-2026;',
      'One',
      ['Regular Plan', 'Growth'],
    ],
    // The surplus is of the option: all of it stays in the name.
    [
      '1;-;-;One Fund;Direct Plan;IDCW;Monthly;10.5;21-Aug-2026',
      'One Fund; Direct Plan; IDCW; Monthly',
      [null, null],
    ],
  ])('with a semicolon too many: %s', (line, name, [plan, option]) => {
    const { rows, problems } = navs(line);
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ name, plan, option, date: '2026-08-21' }]);
    expect(rows[0]?.nav).toBe(line.startsWith('118955') ? 2293.072 : 10.5);
  });

  test.each([
    '1;-;-;One;Direct Plan;Growth;10.5;21-Aug-2026;more',
    '1;-;no ISIN;One;two;Direct Plan;Growth;10.5;21-Aug-2026',
    '1;-;One;Growth;10.5;21-Aug-2026',
  ])('of which nobody can tell the cells is dropped: %s', (line) => {
    expect(navs(line).rows).toEqual([]);
    expect(described(navs(line).problems)[0]).toMatch(/^2: has \d cells, not 8$/);
  });

  test('with a byte of Windows-1252 loses nothing', () => {
    const line =
      '101762;INF179K01608;-;Sample Flexi Cap Fund \x96 Growth;Regular Plan;Growth;2082.607;21-Aug-2026';
    const { rows, problems } = navs(decodeText(Buffer.from(line, 'latin1')));
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([{ name: 'Sample Flexi Cap Fund – Growth', nav: 2082.607 }]);
  });

  test('whose characters were lost elsewhere loses only them', () => {
    const { rows } = navs('1;-;-;Sample \ufffd Fund;;;10.\ufffd5;21-Aug-2026');
    expect(rows).toMatchObject([{ name: 'Sample Fund', nav: null, date: '2026-08-21' }]);
  });
});

describe('a day to come', () => {
  test('is none of a NAV; its scheme stays', () => {
    const { rows, problems } = navs(
      `1;-;-;One;;;10.5;${AHEAD}`,
      '2;-;-;Two;;;11.5;19-Aug-2026',
      '3;-;-;Three;;;12.5;19-Aug-2026',
      '4;-;-;Four;;;13.5;27-Aug-2026',
    );
    expect(rows.map(({ date, nav }) => [date, date && nav])).toEqual([
      [null, null],
      ['2026-08-19', 11.5],
      ['2026-08-19', 12.5],
      [null, null],
    ]);
    expect(described(problems)).toEqual([
      expect.stringMatching(/^2: .* is after/),
      '5: 2026-08-27 is after 2026-08-26, the last day of the list',
    ]);
  });

  test('may be the Sunday for which liquid funds state a NAV in the list of a Friday', () => {
    const list = (sundays: number) =>
      parseNavAll(
        [
          NAV_HEADER,
          ...Array.from({ length: 9 }, (_, at) => `${at + 1};-;-;One;;;10.5;14-Aug-2026`),
          ...Array.from({ length: sundays }, (_, at) => `${at + 20};-;-;Liquid;;;10;16-Aug-2026`),
        ].join('\n'),
        'nav/NAVAll_20260814.txt',
      );
    expect(list(5).problems).toEqual([]);
    expect(list(1).rows.at(-1)).toMatchObject({ name: 'Liquid', date: null, nav: null });
  });

  test('is no day of a price file, whose rows are then none', () => {
    const day = formatOf(priceFile(AHEAD, ['ONE', 10, 11]));
    const content = day?.read(priceFile(AHEAD, ['ONE', 10, 11]), 'sec_bhavdata_full.csv');
    expect(content).toMatchObject({ count: 0, day: null });
    expect(content?.problems[0]?.reason).toMatch(/is after/);
  });

  test('costs a row of a price file, an index and the day of a listing', async () => {
    const prices = priceFile('20-Nov-2026', ['ONE', 10, 11], ['TWO', 10, 11], ['SIX', 10, 11]);
    const read = parsePrices(
      prices.replace('TWO, EQ, 20-Nov-2026', `TWO, EQ, ${AHEAD}`),
      'x.csv',
      WITH_DELIVERY,
    );
    expect(read.rows.map(({ symbol }) => symbol)).toEqual(['ONE', 'SIX']);
    expect(described(read.problems)).toEqual([expect.stringMatching(/^3: ".*" is after/)]);
    const closes = (await fixture('ind_close_all_20112026.csv')).replace('20-11-2026', AHEAD);
    expect(parseIndexClose(closes, 'x.csv').rows.map(({ name }) => name)).not.toContain('Nifty 50');
    const list = (await fixture('EQUITY_L.csv')).replace('06-OCT-2008', AHEAD);
    const { rows, problems } = parseEquityList(list);
    expect(rows[0]).toMatchObject({ symbol: 'ALPHASAM', listed: null });
    expect(described(problems)[0]).toMatch(/^2: DATE OF LISTING ".*" is after/);
  });

  test('is dropped from files of deals, but not from those of actions and meetings', () => {
    const read = (text: string) => formatOf(text)?.read(text, 'x.csv');
    const deals = read(
      'Date,Symbol,Security Name,Client Name,Buy/Sell,Quantity Traded,Trade Price / Wght. Avg. Price,Remarks\n' +
        `${AHEAD},ONE,One,A,BUY,10,10,-\n20-AUG-2026,TWO,Two,A,BUY,10,10,-\n`,
    );
    expect(deals).toMatchObject({ count: 1, day: '2026-08-20' });
    const actions = read(
      'SERIES,SYMBOL,SECURITY,RECORD_DT,EX_DT,PURPOSE\n' +
        `EQ,ONE,One,${AHEAD},${AHEAD},BONUS 1:1\n`,
    );
    expect(actions?.rows).toEqual([['ONE', 'One', 'EQ', 'BONUS 1:1', TOMORROW, TOMORROW]]);
  });
});

describe('the prices of before July 2024', () => {
  const HEADER =
    'SYMBOL,SERIES,OPEN,HIGH,LOW,CLOSE,LAST,PREVCLOSE,TOTTRDQTY,TOTTRDVAL,TIMESTAMP,TOTALTRADES,ISIN,';
  const read = (text: string) => formatOf(text)?.read(text, 'cm05JUL2024bhav.csv');

  test('are read, with and without the comma at the end', () => {
    const row = 'STEADY,EQ,500,501,499,500,500,490,1000,500000,05-JUL-2024,10,INE253B01015';
    const other = 'BOND,N1,1,1,1,1,1,1,1,1,05-JUL-2024,1,INE253B07012,';
    const content = read(`${HEADER}\n${row},\n${row.replace('STEADY', 'SECOND')}\n${other}\n`);
    expect(content).toMatchObject({ kind: 'bhavcopy of before July 2024', day: '2024-07-05' });
    expect(content?.problems).toEqual([]);
    expect(content?.rows).toEqual([
      expect.objectContaining({
        symbol: 'STEADY',
        kind: 'share',
        isin: 'INE253B01015',
        close: 500,
        previous: 490,
        volume: 1000,
        value: 500_000,
        trades: 10,
        delivered: null,
      }),
      expect.objectContaining({ symbol: 'SECOND' }),
    ]);
  });

  test('are read where the oldest have no ISIN', () => {
    const content = read(
      `${HEADER.replace('TOTALTRADES,ISIN,', '')}\nSTEADY,EQ,500,501,499,500,500,490,1000,500000,05-JUL-2004,\n`,
    );
    expect(content?.rows).toMatchObject([
      { symbol: 'STEADY', kind: null, isin: null, trades: null },
    ]);
  });

  test('of the BSE are named and not read', () => {
    const text =
      'SC_CODE,SC_NAME,SC_GROUP,SC_TYPE,OPEN,HIGH,LOW,CLOSE,LAST,PREVCLOSE,NO_TRADES,NO_OF_SHRS,NET_TURNOV,TDCLOINDI\n';
    expect([formatOf(text), unreadLayout(text)]).toEqual([
      null,
      'a bhavcopy of the BSE of before July 2024',
    ]);
  });
});

test('UDiFF has the number of trades', async () => {
  const text = await fixture(BHAV_20);
  const content = formatOf(text)?.read(text, BHAV_20);
  expect(content?.rows.every((row) => (row as { trades: unknown }).trades !== null)).toBe(true);
});

test('a day is that in India', () => {
  expect(parseDay('2026-06-25T20:00:00Z')).toBe('2026-06-26');
  expect(parseDay('25/06/2026 23:59:59')).toBe('2026-06-25');
});

describe('the days of a folder', () => {
  const weekdays = Array.from({ length: 400 }, (_, at) => addDays('2025-01-01', at)).filter(
    (day) => !isWeekend(day),
  );
  const HOLIDAYS = new Set(['2025-02-26', '2025-03-14', '2025-03-31', '2025-08-15', '2025-10-02']);
  const sessions = weekdays.filter((day) => !HOLIDAYS.has(day));

  test('that are whole have no gap, and none have none', () => {
    expect(gapIn(sessions, sessions)).toBeNull();
    expect(gapIn([], sessions)).toBeNull();
    expect(gapIn(sessions.slice(0, 1), sessions)).toBeNull();
  });

  test('of which every second is missing are named', () => {
    const half = sessions.filter((_, at) => at % 2 === 0);
    expect(gapIn(half, half)).toMatch(/^lack \d+ of the \d+ weekdays between/);
    expect(gapIn(half, sessions)).toMatch(/^lack days that other files have: 2025-01-02, /);
  });

  test('with a hole are named with its ends', () => {
    const days = sessions.filter((day) => day < '2025-05-02' || day > '2025-06-02');
    expect(gapIn(days, days)).toBe('have no day between 2025-05-01 and 2025-06-03');
  });

  test('any day that is missing between others is named where another file has it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: sessions.length - 2 }), (at) => {
        const days = sessions.toSpliced(at, 1);
        expect(gapIn(days, sessions)).toBe(`lack days that other files have: ${sessions[at]}`);
      }),
    );
  });
});
