import {
  boardMeetings,
  companyMaster,
  companyEvents,
  corporateActions,
  indexConstituents,
  largeDeals,
  marketDay,
  quarterlyData,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import { DEALS_OF } from '@/lib/provider/embedded/exchange/answers/company-events';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import type { Sent } from '@/lib/domain/fields';
import type { candle, companyRow } from '@/lib/domain/company/records';
import { faultsOf } from '@/tests/support/answers';

import { daysIn, type Files, folderOf, PRICE_HEADER, removeFolders } from './support';

afterAll(removeFolders);

/** A day in the exchange's own layout; the close is halved by a bonus issue on the 20th. */
const day = (date: string, previous: number, close: number, delivered: string) =>
  [
    PRICE_HEADER,
    `ALPHASAM, EQ, ${date}-Nov-2026, ${previous}, ${close}, ${close + 1}, ${close - 1}, ${close}, ${close}, ${close}, 1000, 2.5, 40, ${delivered}, 40.00`,
    `BETASAM, BE, ${date}-Nov-2026, 50, 50, 51, 49, 50, 50, 50, 100, 0.05, 4, -, -`,
    `990BOND, N1, ${date}-Nov-2026, 1000, 1000, 1000, 1000, 1000, 1000, 1000, 1, 0.01, 1, -, -`,
  ].join('\n');

const FILES: Files = {
  'EQUITY_L.csv': [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    'ALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    'BETASAM,Beta Sample Limited,BE,06-OCT-2018,1,1,INE0DD101019,1',
  ].join('\n'),
  'sec_bhavdata_full_18112026.csv': day('18', 198, 200, '400'),
  'sec_bhavdata_full_19112026.csv': day('19', 200, 202, '500'),
  'sec_bhavdata_full_20112026.csv': day('20', 202, 103, '600'),
  'mcap20112026.csv': [
    'Trade Date,Symbol,Series,Security Name,Category,Last Trade Date,Face Value(Rs.),Issue Size,Close Price/Paid up value(Rs.),Market Cap(Rs.)   ',
    '20 NOV 2026,ALPHASAM,EQ,ALPHA  ,Listed ,20 NOV 2026,  5.00,  20000000,  103.00,  2060000000.00 ',
    '20 NOV 2026,BETASAM,BE,BETA  ,Listed ,20 NOV 2026,  1.00,  100000000,  50.00,  5000000000.00 ',
    ',,,,,,,,,7060000000.00',
  ].join('\n'),
  'PE_201126.csv': 'SYMBOL,SYMBOL P/E,ADJUSTED P/E\nALPHASAM,22.40,22.40\nBETASAM,,\n',
  'CMVOLT_20112026.CSV': [
    'Date,Symbol,Underlying Close Price (A),Underlying Annualised Volatility (F) = E*Sqrt(365)',
    '20-NOV-2026,ALPHASAM,103,0.2331',
  ].join('\n'),
  'CM_52_wk_High_low_20112026.csv': [
    '"Disclaimer - adjusted for corporate actions"',
    '"Effective for 20-Nov-2026"',
    '"SYMBOL","SERIES","Adjusted_52_Week_High","52_Week_High_Date","Adjusted_52_Week_Low","52_Week_Low_DT"',
    '"ALPHASAM","EQ","    150.50","20-NOV-2025","     80.25","12-FEB-2026"',
  ].join('\n'),
  'bc20112026.csv': [
    'SERIES,SYMBOL,SECURITY,RECORD_DT,BC_STRT_DT,BC_END_DT,EX_DT,ND_STRT_DT,ND_END_DT,PURPOSE',
    'EQ,ALPHASAM,Alpha Sample,2026-11-20,,,2026-11-20,,,BONUS 1:1',
    'BE,ALPHASAM,Alpha Sample,2026-11-20,,,2026-11-20,,,BONUS 1:1',
    'EQ,ALPHASAM,Alpha Sample,2026-12-04,,,2026-12-04,,,INTDIV - RS 5 PER SH',
  ].join('\n'),
  'CF-CA-equities.csv': [
    '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE","RECORD DATE","BOOK CLOSURE START DATE","BOOK CLOSURE END DATE"',
    '"ALPHASAM","Alpha Sample Limited","EQ","Bonus 1:1","5","20-Nov-2026","20-Nov-2026","-","-"',
  ].join('\n'),
  'bm20112026.txt':
    'COMPANY NAME    SYMBOL     : BM DATE    : BM PURPOSE\nAlpha Sample Limited ALPHASAM : 27-NOV-2026 : Financial Results To consider\n',
  'an20112026.txt':
    'COMPANY NAME    SYMBOL    : ANNOUNCEMENTS\nAlpha Sample Limited ALPHASAM : Updates ALPHASAM : Alpha has informed the Exchange.\n  It goes on.\n',
  'bh20112026.csv': 'SYMBOL,SERIES,SECURITY,HIGH/LOW\nBETASAM,BE,Beta Sample,H\n',
  'shortselling_20112026.csv':
    '"Security Name","Symbol Name","Trade Date","Quantity"\n"Alpha","ALPHASAM","19-Nov-2026","100"\n',
  'ind_nifty50list.csv':
    'Company Name,Industry,Symbol,Series,ISIN Code\nAlpha Sample Ltd.,Chemicals,ALPHASAM,EQ,INE0AA101015\n',
  'bulk.csv': [
    'Date,Symbol,Security Name,Client Name,Buy/Sell,Quantity Traded,Trade Price / Wght. Avg. Price,Remarks',
    '19-NOV-2026,ALPHASAM,Alpha Sample,SAMPLE FUND,BUY,152500,201.50,-',
    '19-AUG-2026,ALPHASAM,Alpha Sample,OLD FUND,SELL,10,99,-',
  ].join('\n'),
};

let folder: ExchangeFolder;

beforeAll(async () => {
  folder = await exchangeFolderReader(await folderOf(FILES), { rescanAfter: 0 })();
});

test('the price file with delivery gives the main board’s shares', () => {
  expect(daysIn(folder, 'NSE')).toEqual([
    ['2026-11-18', 2],
    ['2026-11-19', 2],
    ['2026-11-20', 2],
  ]);
});

test('a company has the figures of the daily set, each with its day', () => {
  const { company } = quarterlyData(folder, 'ALPHASAM')?.data as { company: object };
  expect(company).toMatchObject({
    price: 103,
    change: 2,
    perchg: 1.980198,
    MCAP: 206,
    marketCapRank: 2,
    marketCapCount: 2,
    marketCapDate: '2026-11-20',
    PE: 22.4,
    peDate: '2026-11-20',
    issuedShares: 20_000_000,
    high52: 150.5,
    high52Date: '2025-11-20',
    low52: 80.25,
    low52Date: '2026-02-12',
    delivery: 60,
    turnover: 0.025,
    volatility: 23.31,
    volatilityDate: '2026-11-20',
    series: 'EQ',
    listedOn: '2008-10-06',
    indices: [],
  });
});

test('a blank P/E and a missing delivery are no figures', () => {
  const { company } = quarterlyData(folder, 'BETASAM')?.data as { company: object };
  expect(company).toMatchObject({ PE: '-', MCAP: 500 });
  expect(company).not.toHaveProperty('delivery');
});

test('prices before a bonus issue are adjusted, those since are not', () => {
  const answer = stockHistory(folder, 'ALPHASAM', '1M');
  expect(answer?.note).toContain('adjusted');
  expect(
    (answer?.data as Sent<typeof candle>[]).map((one) => [
      one.close,
      one.volume,
      one.deliverable,
      one.value,
    ]),
  ).toEqual([
    [100, 2000, 800, 0.025],
    [101, 2000, 1000, 0.025],
    [103, 1000, 600, 0.025],
  ]);
});

test('every share traded in the series BE is delivered', () => {
  const days = stockHistory(folder, 'BETASAM', '1M')?.data as Sent<typeof candle>[];
  expect(days.map(({ volume, deliverable }) => [volume, deliverable])).toContainEqual([100, 100]);
});

test('a company’s deals are found by its symbol and not among those of all', () => {
  const plan = folder.db.rows<{ detail: string }>(
    `EXPLAIN QUERY PLAN ${DEALS_OF}`,
    '["ALPHASAM"]',
    '2026-10-20',
    30,
  );
  expect(plan.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(/SEARCH d USING INDEX deals_by \(symbol=/),
  );
});

test('a company’s events are each named once', () => {
  const { data } = companyEvents(folder, 'ALPHASAM') ?? {};
  expect(data).toEqual({
    actions: [
      { exDate: '2026-12-04', purpose: 'INTDIV - RS 5 PER SH' },
      { exDate: '2026-11-20', purpose: expect.stringMatching(/^bonus 1:1$/i), factor: 0.5 },
    ],
    actionsSince: null,
    meetings: [{ date: '2026-11-27', purpose: 'Financial Results To consider' }],
    announcements: [
      {
        date: '2026-11-20',
        text: 'Updates ALPHASAM : Alpha has informed the Exchange. It goes on.',
      },
    ],
    deals: [
      {
        date: '2026-11-19',
        kind: 'bulk',
        client: 'SAMPLE FUND',
        side: 'BUY',
        quantity: 152_500,
        price: 201.5,
      },
    ],
  });
  expect(faultsOf('companyEvents', data)).toEqual([]);
  expect(companyEvents(folder, 'NOSUCH')).toBeNull();
});

describe('a day of the market', () => {
  const DAYS = ['2026-11-20', '2026-11-19', '2026-11-18'];

  test('has each share with its delivery, band and new highs', () => {
    const { data, asOf } = marketDay(folder, 'NSE', '');
    expect(asOf).toBe('2026-11-20');
    expect(data).toMatchObject({ date: '2026-11-20', first: '2026-11-18', days: DAYS });
    const { rows } = data as { rows: Record<string, unknown>[] };
    expect(rows).toEqual([
      expect.objectContaining({
        symbol: 'ALPHASAM',
        series: 'EQ',
        close: 103,
        prevclose: 101,
        perchg: 1.980198,
        value: 0.025,
        trades: 40,
        deliverable: 600,
        delivery: 60,
        newhigh52: false,
        newlow52: false,
      }),
      expect.objectContaining({ symbol: 'BETASAM', delivery: null, band: 'upper' }),
    ]);
  });

  test('of an earlier date is that day’s, and of a holiday nothing', () => {
    const { rows } = marketDay(folder, 'NSE', '2026-11-19').data as { rows: { close: number }[] };
    expect(rows[0]?.close).toBe(202);
    const none = { date: null, first: '2026-11-18', days: DAYS, rows: [] };
    expect(marketDay(folder, 'NSE', '2026-11-15').data).toEqual(none);
    expect(marketDay(folder, 'MCX', '').data).toMatchObject({ date: null, days: [] });
  });
});

test('large deals are those of their own day', () => {
  expect(largeDeals(folder, 'bulk', '').data).toMatchObject({
    date: '2026-11-19',
    first: '2026-08-19',
    days: ['2026-11-19', '2026-08-19'],
    rows: [{ symbol: 'ALPHASAM', client: 'SAMPLE FUND', side: 'BUY', quantity: 152_500 }],
  });
  expect(largeDeals(folder, 'short', '2026-11-19').data).toMatchObject({
    rows: [{ symbol: 'ALPHASAM', name: 'Alpha', quantity: 100 }],
  });
  expect(largeDeals(folder, 'block', '').data).toMatchObject({ date: null, rows: [] });
  expect(largeDeals(folder, 'toString', '').data).toMatchObject({ date: null, rows: [] });
});

test('an index has the companies of its list', () => {
  expect(indexConstituents(folder, 'NIFTY 50').data).toEqual([
    { symbol: 'ALPHASAM', industry: 'Chemicals', name: 'Alpha Sample Limited' },
  ]);
  expect(indexConstituents(folder, 'Nifty Bank').data).toEqual([]);
});

test('actions and meetings of a range are each named once', () => {
  expect(corporateActions(folder, '2026-11-20', '2026-11-30').data).toEqual([
    expect.objectContaining({ symbol: 'ALPHASAM', exDate: '2026-11-20', recordDate: '2026-11-20' }),
  ]);
  expect(corporateActions(folder, '2027-01-01', '2027-02-01').data).toEqual([]);
  expect(boardMeetings(folder, '2026-11-27', '2026-11-27').data).toEqual([
    expect.objectContaining({ symbol: 'ALPHASAM', date: '2026-11-27' }),
  ]);
});

test('former symbols, and the names they stood for, go to the company of today', async () => {
  const renamed = await exchangeFolderReader(
    await folderOf({
      'EQUITY_L.csv':
        'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE\nALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5\nBETASAM,Beta Sample Limited,EQ,06-OCT-2008,5,1,INE0DD101019,5',
      'symbolchange.csv': [
        'SYMB_COMPANY_NAME,SM_KEY_SYMBOL,SM_NEW_SYMBOL,SM_APPLICABLE_FROM',
        'First Sample Limited,FIRSTSAM,SECONDSAM,01-JAN-2010',
        'Alpha Sample Limited,SECONDSAM,ALPHASAM,01-JAN-2020',
        'Beta Sample Limited,BETASAM,ALPHASAM,01-JAN-2005',
      ].join('\n'),
    }),
    { rescanAfter: 0 },
  )();
  const [alpha, beta] = companyMaster(renamed).data as Sent<typeof companyRow>[];
  expect(alpha?.formernames?.toSorted()).toEqual(['FIRSTSAM', 'First Sample Limited', 'SECONDSAM']);
  expect(beta).not.toHaveProperty('formernames');
});
