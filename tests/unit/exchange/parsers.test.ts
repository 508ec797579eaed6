import { parseBhavcopy } from '@/lib/provider/embedded/exchange/bhavcopy';
import { parseConstituents } from '@/lib/provider/embedded/exchange/constituents';
import { parseEquityList } from '@/lib/provider/embedded/exchange/equity-list';
import { parseIndexClose } from '@/lib/provider/embedded/exchange/index-close';
import { parseIsin } from '@/lib/provider/embedded/exchange/isin';
import { parseNavAll } from '@/lib/provider/embedded/exchange/nav-all';

import { BHAV_20, BSE_20, fixture, described } from './support';

describe('parseIsin', () => {
  test.each<[string, string | null]>([
    ['INE0AA101015', 'INE0AA101015'],
    [' ine0aa101015 ', 'INE0AA101015'],
    ['INE0AA101016', null],
    ['US0378331005', null],
    ['DUM089C01029', null],
    ['INE0AA10101', null],
    ['Redeemed', null],
    ['-', null],
    ['', null],
  ])('%j is %j', (cell, expected) => {
    expect(parseIsin(cell)).toBe(expected);
  });
});

describe('the equity list', () => {
  test('reads every valid line and reports the others by number', async () => {
    const { rows, problems } = parseEquityList(await fixture('EQUITY_L.csv'));
    expect(rows.map((row) => row.symbol)).toEqual([
      'ALPHASAM',
      'BETASAM',
      'GAMMA&S',
      'DELTA-SA',
      'EPSISAM',
      'ZETANEW',
      'ETASAMP',
      'THETADVR',
      'IOTASAMP',
    ]);
    expect(rows[0]).toEqual({
      listed: '2008-10-06',
      symbol: 'ALPHASAM',
      name: 'Alpha Sample Limited',
      series: 'EQ',
      isin: 'INE0AA101015',
      faceValue: 5,
    });
    expect(rows[1]?.name).toBe('Beta Sample Industries Limited');
    expect(rows[3]?.name).toBe('Delta Sample, Limited');
    expect(rows.find((row) => row.symbol === 'IOTASAMP')?.isin).toBeNull();
    expect(described(problems)).toEqual([
      '5: has 2 cells, not 8',
      '7: is damaged',
      '10: FACE VALUE "two" is no number',
      '12: IOTASAMP: "INE0NN101016" is no ISIN',
      '13: ALPHASAM stands in the list twice',
    ]);
  });

  test('accepts CRLF, a byte order mark and blanks around names', async () => {
    const plain = await fixture('EQUITY_L.csv');
    const windows = `\uFEFF${plain.replaceAll('\n', '\r\n').replace('SYMBOL', ' symbol ')}`;
    expect(parseEquityList(windows)).toEqual(parseEquityList(plain));
  });

  test('reports missing columns and a missing header', () => {
    const short = parseEquityList('SYMBOL,NAME OF COMPANY\nALPHASAM,Alpha Sample Limited\n');
    expect(short.rows).toHaveLength(1);
    expect(described(short.problems)).toEqual([
      '1: has no column SERIES',
      '1: has no column ISIN NUMBER',
      '1: has no column FACE VALUE',
    ]);
    const none = parseEquityList('ALPHASAM,Alpha Sample Limited\n', 'EQUITY_L.csv');
    expect(none.rows).toEqual([]);
    expect(none.problems).toEqual([
      {
        file: 'EQUITY_L.csv',
        line: 1,
        reason: 'has no header with the columns SYMBOL, NAME OF COMPANY',
      },
    ]);
  });

  test('lists the first hundred problems and counts the others', () => {
    const noise = 'x\n'.repeat(1000);
    const { problems } = parseEquityList(`SYMBOL,NAME OF COMPANY\n${noise}`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)?.reason).toBe('and 903 more problems');
  });
});

describe('the bhavcopy', () => {
  test('has shares and funds, one row per symbol, EQ before BE', async () => {
    const { rows, date, problems } = parseBhavcopy(await fixture(BHAV_20), BHAV_20);
    expect(date).toBe('2026-11-20');
    expect(rows.map(({ symbol, series, kind }) => `${symbol} ${series} ${kind}`)).toEqual([
      'ETASAMP EQ share',
      'ALPHASAM EQ share',
      'BETASAM EQ share',
      'GAMMA&S BE share',
      'DELTA-SA EQ share',
      'ZETAOLD EQ share',
      'THETADVR EQ share',
      'SAMPBEES EQ fund',
      'SAMPGOLD EQ fund',
    ]);
    expect(rows[1]).toMatchObject({
      symbol: 'ALPHASAM',
      series: 'EQ',
      kind: 'share',
      isin: 'INE0AA101015',
      name: 'ALPHA SAMPLE LTD',
      code: '1',
      open: 104,
      high: 110,
      low: 103,
      close: 109.2,
      previous: 104,
      volume: 3000,
      value: 32760000,
    });
    expect(rows[6]?.previous).toBeNull();
    expect(described(problems)).toEqual([
      '8: EPSISAM: "n.q." is no price',
      '17: "2026-11-19" is not the day of the file, 2026-11-20',
      '18: has 19 cells, not 34',
    ]);
  });

  test('recognises BSE shares by their ISIN, and omits the SME board', async () => {
    const { rows } = parseBhavcopy(await fixture(BSE_20), BSE_20, 'BSE');
    expect(rows.map(({ symbol, code, kind }) => `${symbol} ${code} ${kind}`)).toEqual([
      'ALPHASAM 500001 share',
      'ZETABSE 500006 share',
      'SAMPBEES 590001 fund',
    ]);
  });

  describe('a figure out of all bounds', () => {
    /** The row of ALPHASAM with another text in one column. */
    async function changed(column: string, cell: string) {
      const [header = '', ...lines] = (await fixture(BHAV_20)).split('\n');
      const at = header.split(',').indexOf(column);
      const put = (line: string) =>
        line.includes(',ALPHASAM,EQ,') ? line.split(',').with(at, cell).join(',') : line;
      const { rows, problems } = parseBhavcopy([header, ...lines.map(put)].join('\n'), BHAV_20);
      return { row: rows.find(({ symbol }) => symbol === 'ALPHASAM'), told: described(problems) };
    }

    test.each(['99999999999999999999999', '109200.01', '0.1'])(
      'drops the row where it is the close, %s',
      async (close) => {
        const { row, told } = await changed('ClsPric', close);
        expect(row).toBeUndefined();
        expect(told).toContainEqual(
          expect.stringContaining(`ALPHASAM: ClsPric "${close}" is out of all bounds`),
        );
      },
    );

    test.each([
      ['OpnPric', '99999999999999999999999', 'open'],
      ['HghPric', '2000000', 'high'],
      ['LwPric', '0.01', 'low'],
      ['PrvsClsgPric', '1e23', 'previous'],
      ['TtlTradgVol', '9999999999999', 'volume'],
      ['TtlTrfVal', '99999999999999999', 'value'],
    ] as const)('is missing where it is %s %s', async (column, cell, name) => {
      const { row, told } = await changed(column, cell);
      expect(row).toMatchObject({ close: 109.2, [name]: null });
      expect(told).toContainEqual(
        expect.stringMatching(`${column}.*is out of all bounds|no number`),
      );
    });

    test('is not the price of a share after a split or a first trade in years', async () => {
      expect((await changed('ClsPric', '1.04')).row?.close).toBe(1.04);
      expect((await changed('PrvsClsgPric', '0.28')).row).toMatchObject({ close: 109.2 });
    });
  });

  test('reports a share whose ISIN is damaged', async () => {
    const text = (await fixture(BHAV_20)).replaceAll('INE0DD101019', 'INE0DD101010');
    const { rows, problems } = parseBhavcopy(text, BHAV_20);
    expect(rows.find((row) => row.symbol === 'DELTA-SA')?.isin).toBeNull();
    expect(described(problems)).toContain('7: DELTA-SA: "INE0DD101010" is no ISIN');
    const worse = parseBhavcopy(text.replaceAll('INE0DD101010', '??'), BHAV_20);
    expect(described(worse.problems)).toContain('7: "??" is no ISIN of a share or a fund');
  });
});

test('the constituents: dummies are omitted silently, a truncated line is reported', async () => {
  const { rows, problems } = parseConstituents(await fixture('ind_nifty50list.csv'), 'list');
  expect(rows).toEqual([
    { symbol: 'ALPHASAM', isin: 'INE0AA101015', industry: 'Chemicals' },
    { symbol: 'DELTA-SA', isin: 'INE0DD101027', industry: 'Financial Services' },
    { symbol: 'ZETAOLD', isin: 'INE0FF101015', industry: 'Oil Gas & Consumable Fuels' },
  ]);
  expect(described(problems)).toEqual(['6: has 2 cells, not 5']);
});

test('the index close: -.77 is a number, a dash a missing value, other text is reported', async () => {
  const text = await fixture('ind_close_all_20112026.csv');
  const { rows, problems } = parseIndexClose(text, 'ind_close_all_20112026.csv');
  const [fifty, midcap, bank, it] = rows;
  expect(fifty).toEqual({
    open: 1005.5,
    high: 1010,
    low: 990,
    volume: 100,
    turnover: 10,
    pe: 20,
    pb: 3,
    dividendYield: 1,
    name: 'Nifty 50',
    date: '2026-11-20',
    close: 997.76,
    change: -7.74,
    changePercent: -0.77,
  });
  expect(midcap).toMatchObject({ name: 'Nifty Midcap 50', close: null, change: null });
  expect(bank?.close).toBe(2005.25);
  expect(it?.close).toBeNull();
  expect(described(problems)).toEqual([
    '5: Closing Index Value "20x0" is no number',
    '6: has 2 cells, not 13',
  ]);
});

test('an index or a net asset value out of all bounds is missing and reported', async () => {
  const closes = (await fixture('ind_close_all_20112026.csv')).replace('997.76', '99799999999');
  const { rows, problems } = parseIndexClose(closes, 'ind_close_all_20112026.csv');
  expect(rows[0]?.close).toBeNull();
  expect(described(problems)[0]).toContain('is out of all bounds');
  const navs = parseNavAll(
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n' +
      '900001;-;-;Sample Fund;1050000000;19-Nov-2026\n',
  );
  expect(navs.rows[0]?.nav).toBeNull();
  expect(described(navs.problems)[0]).toContain('is out of all bounds');
});

describe('the net asset values', () => {
  test('have category and fund house of each scheme', async () => {
    const { rows, problems } = parseNavAll(await fixture('NAVAll.txt'));
    const liquid = 'Open Ended Schemes(Debt Scheme - Liquid Fund)';
    const nine = '9 ONE Sample Mutual Fund (Formerly Known as Old Sample Mutual Fund)';
    expect(rows.map((row) => [row.schemeCode, row.heading, row.fundHouse])).toEqual([
      ['900001', liquid, 'Sample Mutual Fund'],
      ['900002', liquid, 'Sample Mutual Fund'],
      ['900003', liquid, 'Sample Mutual Fund'],
      ['900005', liquid, nine],
      ['900006', null, null],
      ['900007', 'Close Ended Schemes(Income)', 'Sample Mutual Fund'],
    ]);
    expect(rows[0]).toMatchObject({
      name: 'Sample Liquid Fund - Direct Plan - Growth',
      nav: 103.5311,
      date: '2026-11-19',
      isin: 'INF0ZZ101030',
    });
    expect(rows[1]).toMatchObject({ nav: null, isin: null, reinvestmentIsin: 'INF0ZZ101048' });
    expect(rows[2]).toMatchObject({ nav: null, date: '2018-07-02', isin: null });
    expect(rows[3]?.isin).toBeNull();
    expect(rows[5]?.date).toBeNull();
    expect(described(problems)).toEqual([
      '10: has 4 cells, not 6',
      '11: "not a code" is no scheme code',
      '17: is neither a scheme, a category nor a fund house',
      '24: "31-Feb-2026" is no date',
    ]);
  });

  test('are read by the names of their header, and not without one', () => {
    const bare = parseNavAll('900001;-;-;Sample Fund;10.5;19-Nov-2026\n');
    expect(bare.rows).toEqual([]);
    expect(bare.problems).toHaveLength(1);
    const older =
      'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;' +
      'Net Asset Value;Repurchase Price;Sale Price;Date\n' +
      '900001;-;-;Sample Fund;10.5;10.4;10.6;19-Nov-2026\n';
    expect(parseNavAll(older).rows[0]).toMatchObject({ nav: 10.5, date: '2026-11-19' });
    expect(parseNavAll(older).problems).toEqual([]);
  });

  const ISINS = 'ISIN Div Payout/ISIN Growth;ISIN Div Reinvestment';

  test.each([
    [
      'the list with plan and option',
      'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date',
      '900001;INF0ZZ101030;-;Sample Fund;Direct Plan;IDCW\tOption ;10.5;20-Aug-2026',
      { isHistory: false, hasPlans: true },
      { plan: 'Direct Plan', option: 'IDCW Option' },
    ],
    [
      'the history report',
      `Scheme Code;Scheme Name;${ISINS};Net Asset Value;Repurchase Price;Sale Price;Date`,
      '900001;Sample Fund;INF0ZZ101030;;10.50000;;;20-Aug-2026',
      { isHistory: true, hasPlans: false },
      { plan: null, option: null },
    ],
    [
      'the history report with plan and option',
      `Scheme Code;NAV Name;Plan;Option;${ISINS};Net Asset Value;Date`,
      '900001;Sample Fund;Regular Plan;;INF0ZZ101030;;10.5;20-Aug-2026',
      { isHistory: true, hasPlans: true },
      { plan: 'Regular Plan', option: null },
    ],
  ])('are read from %s', (_name, header, row, kind, columns) => {
    const read = parseNavAll(`${header}\n${row}\n`);
    expect(read).toMatchObject({ ...kind, problems: [] });
    expect(read.rows).toEqual([
      {
        schemeCode: '900001',
        name: 'Sample Fund',
        nav: 10.5,
        date: '2026-08-20',
        isin: 'INF0ZZ101030',
        reinvestmentIsin: null,
        heading: null,
        fundHouse: null,
        ...columns,
      },
    ]);
  });

  test.each([
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Plan;Date',
    'Scheme Code;Scheme Name;Net Asset Value;Date',
    'Scheme Code;ISIN Div Reinvestment;ISIN Div Payout/ ISIN Growth;Scheme Name;Net Asset Value;Date',
  ])('are not guessed at under a header of no known layout: %s', (header) => {
    const read = parseNavAll(`${header}\n900001;-;-;Sample Fund;10.5;20-Aug-2026\n`);
    expect(read.rows).toEqual([]);
    expect(described(read.problems)).toEqual([
      expect.stringMatching(/^1: has columns of no known layout: "Scheme Code;/),
    ]);
  });

  test.each(['0', '0.0000', '0.', 'N.A.', '-', ''])('a NAV of %j is ignored', (nav) => {
    const header = `Scheme Code;Scheme Name;${ISINS};Net Asset Value;Repurchase Price;Sale Price;Date`;
    const read = parseNavAll(`${header}\n900001;Sample Fund;;;${nav};;;20-Aug-2026\n`);
    expect(read.rows[0]).toMatchObject({ nav: null, date: '2026-08-20' });
    expect(read.problems).toEqual([]);
  });
});
