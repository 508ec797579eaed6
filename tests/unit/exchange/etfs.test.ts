import { etfs } from '@/lib/provider/embedded/exchange/answers';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { premiumOf } from '@/lib/domain/market/etfs';
import { CALLS } from '@/lib/provider/calls';
import { faultsOf } from '@/tests/support/answers';

import { BHAV_20, folderOf, priceFile, removeFolders } from './support';

afterAll(removeFolders);

const navs = (day: string) =>
  [
    'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date',
    'Open Ended Schemes(Other Scheme - Other  ETFs)',
    'Sample Mutual Fund',
    `900101;INF0ZZ101014;-;Sample ETF Fifty;20.0000;${day}`,
  ].join('\n');

const LIST = [
  'MARKET,SERIES,SYMBOL,SECURITY,PREVIOUS CLOSE PRICE,OPEN PRICE,HIGH PRICE,LOW PRICE,CLOSE PRICE,NET TRADED VALUE,NET TRADED QTY,TRADES,52 WEEK HIGH,52 WEEK LOW,UNDERLYING',
  'N,EQ,SAMPBEES,SAMPLEAMC - SAMPBEES,20.2,20,20.5,19.9,20.3,2030,100,10,21,18,NIFTY 50',
].join('\n');

const RANGES = [
  '"Effective for 20-Nov-2026"',
  '"SYMBOL","SERIES","Adjusted_52_Week_High","52_Week_High_Date","Adjusted_52_Week_Low","52_Week_Low_DT"',
  '"SAMPBEES","EQ","    21.00","01-JUL-2026","    18.50","04-MAR-2026"',
].join('\n');

test.each([
  ['of the day of its price', '20-Nov-2026', '2026-11-20', expect.closeTo(1.5)],
  ['of another day', '19-Nov-2026', '2026-11-19', null],
])(
  'a fund has what it follows, its 52 weeks and a NAV %s',
  async (_what, day, navDate, premium) => {
    const dir = await folderOf({
      [BHAV_20]: true,
      'etf20112026.csv': LIST,
      'CM_52_wk_High_low_20112026.csv': RANGES,
      'NAVAll.txt': navs(day),
    });
    const answer = etfs(await exchangeFolderReader(dir, { rescanAfter: 0 })(), 'NSE');
    const [fund, other] = answer.data as unknown[];
    expect(faultsOf('etfs', answer.data)).toEqual([]);
    expect(fund).toMatchObject({
      symbol: 'SAMPBEES',
      isin: 'INF0ZZ101014',
      underlying: 'NIFTY 50',
      high52: 21,
      low52: 18.5,
      nav: 20,
      navDate,
      name: 'Sample ETF Fifty',
    });
    expect(other).not.toHaveProperty('nav');
    expect(other).not.toHaveProperty('high52');
    const [read] = CALLS.etfs.read(answer.data).data;
    expect(read && premiumOf(read, answer.asOf)).toEqual(premium);
  },
);

const LATER =
  'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER\n' +
  'SAMPBEES, EQ, 23-Nov-2026, 20.30, 20.40, 20.60, 20.20, 20.40, 20.40, 20.40, 1000, 0.2, 40, 400, 40.00\n';

test.each([
  ['is known from the price file of another day', { [BHAV_20]: true as const }, 20],
  ['is in no file', {}, undefined],
])('of a price file without ISINs, the NAV of a fund whose ISIN %s', async (_what, more, nav) => {
  const dir = await folderOf({
    ...more,
    'sec_bhavdata_full_23112026.csv': LATER,
    'etf23112026.csv': LIST,
    'NAVAll.txt': navs('23-Nov-2026'),
  });
  const answer = etfs(await exchangeFolderReader(dir, { rescanAfter: 0 })(), 'NSE');
  const fund = (answer.data as { symbol: string }[]).find(({ symbol }) => symbol === 'SAMPBEES');
  expect(answer.asOf).toBe('2026-11-23');
  expect(fund).toMatchObject({ symbol: 'SAMPBEES', underlying: 'NIFTY 50' });
  expect((fund as { nav?: number }).nav).toBe(nav);
});

const EQUITY = [
  'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
  'SAMPLE,Sample Limited,EQ,20-NOV-2026,10,1,INE0ZZ101017,10',
].join('\n');

test('a fund that is in no list is distinguished from shares if the equity list is as new as its trades', async () => {
  const dir = await folderOf({
    'EQUITY_L.csv': EQUITY,
    'sec_bhavdata_full_18112026.csv': priceFile('18-Nov-2026', ['SAMPLE', 9, 10], ['LEFT', 5, 5]),
    'sec_bhavdata_full_19112026.csv': priceFile(
      '19-Nov-2026',
      ['SAMPLE', 10, 10],
      ['NEWFUND', 0, 20],
      ['SAMPLE-RE', 0, 2],
    ),
    'sec_bhavdata_full_20112026.csv': priceFile('20-Nov-2026', ['SAMPLE', 10, 10]).concat(
      '\n',
      priceFile('20-Nov-2026', ['NEWFUND', 20, 21], ['SAMPLE-RE', 2, 2])
        .split('\n')
        .slice(1)
        .join('\n'),
      '\nTRADE, BE, 20-Nov-2026, 5, 5, 5, 5, 5, 5, 5, 1000, 250, 40, 400, 40.00',
    ),
    'sec_bhavdata_full_23112026.csv': priceFile(
      '23-Nov-2026',
      ['SAMPLE', 10, 10],
      ['NEWFUND', 21, 22],
      ['LATER', 0, 30],
    ),
  });
  const folder = await exchangeFolderReader(dir, { rescanAfter: 0 })();
  const kinds = folder.db.rows<{ symbol: string; kind: string | null }>(
    'SELECT symbol, kind FROM securities ORDER BY symbol',
  );
  expect(Object.fromEntries(kinds.map(({ symbol, kind }) => [symbol, kind]))).toEqual({
    SAMPLE: 'share',
    NEWFUND: 'fund',
    LATER: null,
    LEFT: null,
    'SAMPLE-RE': null,
    TRADE: null,
  });
});
