import {
  derivativeSnapshot,
  foBan,
  lotSizes,
  optionChain,
  optionUnderlyings,
  participants,
} from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { faultsOf } from '@/tests/support/answers';

import { folderOf, removeFolders } from './support';

afterAll(removeFolders);

const FUTURES =
  'INSTRUMENT,SYMBOL    ,EXP_DATE  ,OPEN_PRICE ,HI_PRICE   ,LO_PRICE   ,CLOSE_PRICE,OPEN_INT*      ,TRD_VAL           ,TRD_QTY          ,NO_OF_CONT       ,NO_OF_TRADE      ';

const future = (symbol: string, expiry: string, close: string, figures: string) =>
  `FUTSTK    ,${symbol}  ,${expiry},1,1,1,000${close},${figures},5`;

const OPTIONS =
  'INSTRUMENT,SYMBOL    ,EXP_DATE  ,STR_PRICE  ,OPT_TYPE,OPEN_PRICE ,HI_PRICE   ,LO_PRICE   ,CLOSE_PRICE,OPEN_INT*      ,TRD_QTY          ,NO_OF_CONT       ,NO_OF_TRADE      ,NOTION_VAL        ,PR_VAL            ';

const option = (symbol: string, expiry: string, strike: string, kind: string, figures: string) =>
  `OPTSTK    ,${symbol}  ,${expiry},00000${strike},${kind}      ,1,1,1,${figures},1,1,1,1`;

const PARTICIPANTS =
  'Client Type,Future Index Long,Future Index Short,Future Stock Long,Future Stock Short       ,Option Index Call Long,Option Index Put Long,Option Index Call Short,Option Index Put Short,Option Stock Call Long,Option Stock Put Long,Option Stock Call Short,Option Stock Put Short,Total Long Contracts      ,Total Short Contracts';

const positions = (what: string) =>
  [
    `""Participant wise ${what} (no. of contracts) in Equity Derivatives as on Nov 20, 2026"",,,,,,,,,,,,,,`,
    PARTICIPANTS,
    'Client,1,2,3,4,5,6,7,8,9,10,11,12,34,44',
    'TOTAL,1,2,3,4,5,6,7,8,9,10,11,12,34,44',
  ].join('\n');

let folder: ExchangeFolder;

beforeAll(async () => {
  const files = {
    'EQUITY_L.csv':
      'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE\nALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    'fo_lot_sizes.csv': 'SYMBOL,LOT_SIZE\nALPHASAM,50\nNIFTY,75\nBETASAM,0\n',
    'fo19112026.csv': [FUTURES, future('ALPHASAM', '24/11/2026', '200.00', '5000,1,1000,20')].join(
      '\n',
    ),
    'fo20112026.csv': [
      FUTURES,
      future('ALPHASAM', '24/11/2026', '210.00', '6000,1,500,10'),
      future('ALPHASAM', '29/12/2026', '212.00', '100,0,0,0'),
    ].join('\n'),
    'op19112026.csv': [
      OPTIONS,
      option('ALPHASAM', '24/11/2026', '210.00', 'CE', '000000004.00,000000000001000,500'),
    ].join('\n'),
    'op20112026.csv': [
      OPTIONS,
      option('ALPHASAM', '20/11/2026', '210.00', 'CE', '000000000.05,000000000000100,50'),
      option('ALPHASAM', '24/11/2026', '212.50', 'PE', '000000005.10,000000000000300,100'),
      option('ALPHASAM', '24/11/2026', '210.00', 'CE', '000000003.05,000000000001250,750'),
      option('ALPHASAM', '24/11/2026', '210.00', 'PE', '000000002.15,000000000000700,250'),
      option('NIFTY', '24/11/2026', '25000.00', 'CE', '000000040.00,000000000000750,75'),
      option('NIFTY', '24/11/2026', '25000.00', 'XX', '000000040.00,000000000000750,75'),
      '* - OPEN_INT as available in the trading system at the end of trading hours.',
    ].join('\n'),
    'ind_close_all_20112026.csv': [
      'Index Name,Index Date,Open Index Value,High Index Value,Low Index Value,Closing Index Value,Points Change,Change(%),Volume,Turnover (Rs. Cr.),P/E,P/B,Div Yield',
      'Nifty 50,20-11-2026,24900,25100,24800,24990.5,10,0.04,1,1,22,3,1',
    ].join('\n'),
    'combineoi_20112026.csv': [
      'Date, ISIN, Scrip Name, NSE Symbol, MWPL, Open Interest, Future Equivalent Open Interest, Limit for Next Day',
      '20-NOV-2026,INE0AA101015,ALPHA SAMPLE LTD,ALPHASAM,1000,1200,960.5,No Fresh Positions',
      '20-NOV-2026,INE0DD101019,BETA SAMPLE LTD,BETASAM,1000,300,200,800',
    ].join('\n'),
    'fao_participant_oi_20112026.csv': positions('Open Interest'),
    'fao_participant_vol_20112026.csv': positions('Trading Volume').replace(
      'Client,1,',
      'Client,99,',
    ),
  };
  folder = await exchangeFolderReader(await folderOf(files), { rescanAfter: 0 })();
});

test('futures are in contracts, with the change since the day before', () => {
  expect(derivativeSnapshot(folder)).toMatchObject({
    asOf: '2026-11-20',
    data: [
      {
        symbol: 'ALPHASAM',
        expiry: '2026-11-24',
        price: 210,
        change: 10,
        perchg: expect.closeTo(5),
        openInterest: 120,
        oiChange: 20,
        volume: 10,
      },
      { expiry: '2026-12-29', price: 212, change: null, openInterest: 2, oiChange: null },
    ],
  });
});

test('a share whose limit for the next day allows no fresh positions is in the ban', () => {
  const answer = foBan(folder, '');
  expect(faultsOf('foBan', answer.data)).toEqual([]);
  expect(answer.data).toMatchObject({
    date: '2026-11-20',
    rows: [
      { symbol: 'ALPHASAM', limit: 1000, openInterest: 960.5, banned: true },
      { symbol: 'BETASAM', limit: 1000, openInterest: 200, banned: false },
    ],
  });
  expect(foBan(folder, '2026-11-19').data).toMatchObject({ date: null, rows: [] });
});

test('positions of participants are those open, not those traded, without the total', () => {
  const answer = participants(folder, '');
  expect(faultsOf('participants', answer.data)).toEqual([]);
  expect(answer.data).toMatchObject({
    date: '2026-11-20',
    rows: [
      {
        category: 'Client',
        futureIndexLong: 1,
        futureIndexShort: 2,
        futureStockLong: 3,
        callIndexLong: 5,
        putIndexLong: 6,
        callIndexShort: 7,
        putStockShort: 12,
      },
    ],
  });
});

test('lots name the company, an index and the expiries that are to come', () => {
  const { data } = lotSizes(folder);
  expect(data).toMatchObject([
    {
      symbol: 'ALPHASAM',
      name: 'Alpha Sample Limited',
      lot: 50,
      isIndex: false,
      expiries: ['2026-11-24', '2026-12-29'],
    },
    { symbol: 'NIFTY', name: 'Nifty 50', lot: 75, isIndex: true, expiries: ['2026-11-24'] },
  ]);
});

test('underlyings with options have their open interest, close and expiries', () => {
  const answer = optionUnderlyings(folder, '');
  expect(faultsOf('optionUnderlyings', answer.data)).toEqual([]);
  expect(answer.data).toMatchObject({
    date: '2026-11-20',
    days: ['2026-11-20', '2026-11-19'],
    rows: [
      {
        symbol: 'ALPHASAM',
        name: 'Alpha Sample Limited',
        isIndex: false,
        close: null,
        callOpenInterest: 1350,
        putOpenInterest: 1000,
        expiries: ['2026-11-20', '2026-11-24'],
      },
      { symbol: 'NIFTY', name: 'Nifty 50', isIndex: true, close: 24990.5, callOpenInterest: 750 },
    ],
  });
});

test('a chain opens with the next expiry, its calls and puts by strike with their changes', () => {
  const answer = optionChain(folder, 'alphasam', '', '');
  expect(faultsOf('optionChain', answer?.data)).toEqual([]);
  expect(answer?.data).toMatchObject({
    date: '2026-11-20',
    expiry: '2026-11-24',
    expiries: ['2026-11-20', '2026-11-24'],
    rows: [
      {
        strike: 210,
        callOpenInterest: 1250,
        callOiChange: 250,
        callVolume: 750,
        callClose: 3.05,
        putOpenInterest: 700,
        putOiChange: null,
      },
      { strike: 212.5, putOpenInterest: 300, putClose: 5.1 },
    ],
  });
});

test.each([
  ['an expiry that has ended', '2026-11-20', '', { expiry: '2026-11-20', rows: [{ strike: 210 }] }],
  ['an earlier session', '', '2026-11-19', { date: '2026-11-19', rows: [{ callOiChange: null }] }],
  ['an unknown expiry', '2026-12-01', '', { date: '2026-11-20', expiry: null, rows: [] }],
  ['a day without a session', '', '2026-11-15', { date: null, expiries: [], rows: [] }],
])('a chain of %s', (_what, expiry, on, expected) => {
  expect(optionChain(folder, 'ALPHASAM', expiry, on)?.data).toMatchObject(expected);
});

test('a symbol without options has no chain', () => {
  expect(optionChain(folder, 'BETASAM', '', '')).toBeNull();
});

test('a folder without derivatives answers with nothing', async () => {
  const empty = await exchangeFolderReader(await folderOf({}), { rescanAfter: 0 })();
  expect(derivativeSnapshot(empty)).toMatchObject({ data: [], asOf: null });
  expect(lotSizes(empty)).toMatchObject({ data: [], asOf: null });
  for (const answer of [foBan(empty, ''), participants(empty, ''), optionUnderlyings(empty, '')]) {
    expect(answer.data).toEqual({ date: null, first: null, days: [], rows: [] });
  }
});
