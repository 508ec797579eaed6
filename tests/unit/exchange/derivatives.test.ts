import {
  derivativeSnapshot,
  foBan,
  lotSizes,
  participants,
} from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import * as lists from '@/lib/provider/schemas/lists';

import { folderOf, removeFolders } from './support';

afterAll(removeFolders);

const FUTURES =
  'INSTRUMENT,SYMBOL    ,EXP_DATE  ,OPEN_PRICE ,HI_PRICE   ,LO_PRICE   ,CLOSE_PRICE,OPEN_INT*      ,TRD_VAL           ,TRD_QTY          ,NO_OF_CONT       ,NO_OF_TRADE      ';

const future = (symbol: string, expiry: string, close: string, figures: string) =>
  `FUTSTK    ,${symbol}  ,${expiry},1,1,1,000${close},${figures},5`;

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
        ...{
          symbol: 'ALPHASAM',
          expiry: '2026-11-24',
          price: 210,
          change: 10,
          perchg: expect.closeTo(5),
        },
        ...{ openInterest: 120, oiChange: 20, volume: 10 },
      },
      { expiry: '2026-12-29', price: 212, change: null, openInterest: 2, oiChange: null },
    ],
  });
});

test('a share whose limit for the next day allows no fresh positions is in the ban', () => {
  const answer = foBan(folder, '');
  expect(lists.foBan.safeParse(answer.data).success).toBe(true);
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
  expect(lists.participants.safeParse(answer.data).success).toBe(true);
  expect(answer.data).toMatchObject({
    date: '2026-11-20',
    rows: [
      {
        ...{ category: 'Client', futureIndexLong: 1, futureIndexShort: 2, futureStockLong: 3 },
        ...{ callIndexLong: 5, putIndexLong: 6, callIndexShort: 7, putStockShort: 12 },
      },
    ],
  });
});

test('lots name the company, an index and the expiries that trade', () => {
  const { data } = lotSizes(folder);
  expect(data).toMatchObject([
    {
      ...{ symbol: 'ALPHASAM', name: 'Alpha Sample Limited', lot: 50, isIndex: false },
      expiries: ['2026-11-24', '2026-12-29'],
    },
    { symbol: 'NIFTY', lot: 75, isIndex: true, expiries: [] },
  ]);
});

test('a folder without derivatives answers with nothing', async () => {
  const empty = await exchangeFolderReader(await folderOf({}), { rescanAfter: 0 })();
  expect(derivativeSnapshot(empty)).toMatchObject({ data: [], asOf: null });
  expect(lotSizes(empty)).toMatchObject({ data: [], asOf: null });
  for (const answer of [foBan(empty, ''), participants(empty, '')]) {
    expect(answer.data).toEqual({ date: null, first: null, days: [], rows: [] });
  }
});
