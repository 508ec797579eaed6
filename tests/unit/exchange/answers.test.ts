import {
  companyMaster,
  etfs,
  indexHistory,
  indexQuotes,
  marketSnapshot,
  movers,
  mutualFunds,
  nothing,
  quarterlyData,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import type { CallName } from '@/lib/provider/calls';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';

import { faultsOf } from '@/tests/support/answers';

import { allFixtures, BSE_20, folderOf, removeFolders } from './support';

let folder: ExchangeFolder;
let empty: ExchangeFolder;

beforeAll(async () => {
  folder = await exchangeFolderReader(await folderOf(allFixtures()), { rescanAfter: 0 })();
  empty = await exchangeFolderReader(await folderOf({}), { rescanAfter: 0 })();
});

afterAll(removeFolders);

const list = (answer: { data: unknown } | null) => answer?.data as Record<string, unknown>[];
const symbols = (answer: { data: unknown }) => list(answer).map((row) => row.symbol);
const DAY = '2026-11-20';

test('the company list is the equity list with industry and BSE scrip code', () => {
  const answer = companyMaster(folder);
  expect(answer).toMatchObject({ source: 'end-of-day', asOf: null });
  expect(list(answer)).toHaveLength(9);
  expect(list(answer)[0]).toEqual({
    nsesymbol: 'ALPHASAM',
    companyname: 'Alpha Sample Limited',
    industryname: 'Chemicals',
    code: 'ALPHASAM',
    series: 'EQ',
    isin: 'INE0AA101015',
    bsecode: '500001',
    listedOn: '2008-10-06',
  });
  const iota = list(answer).find((row) => row.code === 'IOTASAMP');
  expect(iota).not.toHaveProperty('isin');
});

describe('a company', () => {
  test('has its price, and a dash for figures that no file has', () => {
    expect(quarterlyData(folder, 'ALPHASAM')).toEqual({
      source: 'end-of-day',
      asOf: DAY,
      data: {
        company: {
          companyname: 'Alpha Sample Limited',
          MCAP: '-',
          PE: '-',
          DIVYIELD: '-',
          price: 109.2,
          change: 5.2,
          perchg: 5,
          faceValue: 5,
          series: 'EQ',
          listedOn: '2008-10-06',
          turnover: 3.276,
          indices: ['Nifty 50'],
        },
        quarters: [],
        years: [],
      },
    });
  });

  test('has no price on a day without a readable quote', () => {
    const { company } = quarterlyData(folder, 'EPSISAM')?.data as { company: object };
    expect(company).not.toHaveProperty('price');
    expect(company).not.toHaveProperty('faceValue');
  });

  test('is found under its old symbol after a rename', () => {
    const { company } = quarterlyData(folder, 'ZETANEW')?.data as { company: { price: number } };
    expect(company.price).toBe(48.51);
    expect(list(stockHistory(folder, 'ZETANEW', '1M')).map((candle) => candle.close)).toEqual([
      50, 49.5, 48.51,
    ]);
  });

  test('has no change across a split or bonus issue', () => {
    const { company } = quarterlyData(folder, 'BETASAM')?.data as { company: object };
    expect(company).toMatchObject({ price: 102, change: null, perchg: null });
    expect(symbols(movers(folder, 'NSE', 'Nifty 500', 'Loss', 20))).not.toContain('BETASAM');
  });

  test('with an unknown code is null', () => {
    expect(quarterlyData(folder, 'NOSUCH')).toBeNull();
    expect(quarterlyData(folder, '__proto__')).toBeNull();
    expect(stockHistory(folder, 'NOSUCH', '1Y')).toBeNull();
  });

  test('is quoted from the BSE without an NSE file', async () => {
    const dir = await folderOf({ 'EQUITY_L.csv': true, [BSE_20]: true });
    const bse = await exchangeFolderReader(dir, { rescanAfter: 0 })();
    const answer = quarterlyData(bse, 'ZETANEW')?.data as { company: { price: number } };
    expect(answer.company.price).toBe(48);
  });
});

test('a price history states what it covers', () => {
  const answer = stockHistory(folder, 'ALPHASAM', '5Y');
  expect(answer).toMatchObject({ asOf: DAY, covers: { from: '2026-11-18', to: DAY } });
  expect(list(answer)[0]).toEqual({
    breaks: null,
    previous: null,
    time: '2026-11-18',
    open: 98,
    high: 101,
    low: 97.5,
    close: 100,
    volume: 1000,
    value: 0.01,
    deliverable: null,
  });
  expect(list(stockHistory(folder, 'SAMPBEES', '1M'))).toHaveLength(2);
  expect(stockHistory(folder, 'IOTASAMP', '1M')).toMatchObject({ data: [], asOf: null });
  expect(stockHistory(folder, 'ALPHASAM', '1D')).toMatchObject({ data: [], asOf: null });
});

describe('the indices', () => {
  test('are those of the newest file, and none of the BSE', () => {
    const answer = indexQuotes(folder, 'nse');
    expect(answer.asOf).toBe(DAY);
    expect(list(answer)[0]).toEqual({
      IndexName: 'Nifty 50',
      Currentprice: 997.76,
      pricediff: -7.74,
      prechange: -0.77,
      asOf: DAY,
      open: 1005.5,
      high: 1010,
      low: 990,
      pe: 20,
      pb: 3,
      divyield: 1,
      volume: 100,
      value: 10,
    });
    expect(indexQuotes(folder, 'bse')).toEqual(nothing());
  });

  test('have a history of all files', () => {
    expect(list(indexHistory(folder, 'NIFTY', '1M'))).toEqual([
      { time: '2026-11-19', value: 1005.5 },
      { time: DAY, value: 997.76 },
    ]);
    expect(list(indexHistory(folder, 'Nifty Midcap 50', '1Y'))).toHaveLength(1);
    expect(indexHistory(folder, 'Sensex', '1Y')).toEqual(nothing());
    expect(indexHistory(folder, 'Nifty 50', '1D')).toEqual(nothing());
  });
});

describe('the lists of movers', () => {
  test('use the constituents where a file lists them', () => {
    const gainers = movers(folder, 'NSE', 'Nifty', 'Gain', 20);
    expect(gainers).toMatchObject({ asOf: DAY });
    expect(gainers).not.toHaveProperty('note');
    expect(list(gainers)).toEqual([
      {
        symbol: 'ALPHASAM',
        close_price: 109.2,
        netchg: 5.2,
        perchg: 5,
        volume: 3000,
        value: 3.276,
      },
    ]);
    expect(symbols(movers(folder, 'NSE', 'Nifty 50', 'Volume', 20))).toEqual([
      'ALPHASAM',
      'DELTA-SA',
      'ZETANEW',
    ]);
  });

  test('use all shares otherwise and say so', () => {
    const gainers = movers(folder, 'NSE', 'Nifty Bank', 'Gain', 20);
    expect(gainers.note).toBe('All NSE shares, not those of the Nifty Bank alone');
    expect(symbols(gainers)).toEqual(['ETASAMP', 'ALPHASAM']);
    expect(symbols(movers(folder, 'NSE', 'Nifty Bank', 'Loss', 1))).toEqual(['GAMMA&S']);
    expect(symbols(movers(folder, 'NSE', 'Nifty Bank', 'Value', 2))).toEqual([
      'ALPHASAM',
      'BETASAM',
    ]);
    expect(movers(folder, 'BSE', 'Sensex', 'Gain', 5).note).toBe(
      'All BSE shares, not those of the Sensex alone',
    );
  });

  test('of 52 weeks are empty while the files do not cover 52 weeks', () => {
    expect(movers(folder, 'NSE', 'Nifty', 'High52', 20)).toEqual({
      data: [],
      source: 'end-of-day',
      asOf: DAY,
      note: 'The files do not cover 52 weeks',
    });
  });
});

test('a day without a file is not treated as the previous day', async () => {
  const all = Object.entries(allFixtures()).filter(
    ([name]) => !name.includes('NSE_CM_0_0_0_20261119'),
  );
  const holed = await exchangeFolderReader(await folderOf(Object.fromEntries(all)), {
    rescanAfter: 0,
  })();
  expect(list(marketSnapshot(holed, 'NSE'))[0]).toMatchObject({ perchg: 5, prevperchg: null });
});

test('the snapshot has all shares, the ETF list the funds', () => {
  const snapshot = marketSnapshot(folder, 'NSE');
  expect(symbols(snapshot)).toEqual([
    'ALPHASAM',
    'BETASAM',
    'DELTA-SA',
    'ETASAMP',
    'GAMMA&S',
    'THETADVR',
    'ZETANEW',
  ]);
  expect(list(snapshot)[0]).toEqual({
    symbol: 'ALPHASAM',
    price: 109.2,
    perchg: 5,
    prevperchg: 4,
    industry: 'Chemicals',
  });
  expect(symbols(etfs(folder, 'nse'))).toEqual(['SAMPBEES', 'SAMPGOLD']);
  expect(list(etfs(folder, 'NSE'))[0]?.name).toBe('SAMPLE ETF FIFTY');
  expect(symbols(etfs(folder, 'BSE'))).toEqual(['SAMPBEES']);
  expect(marketSnapshot(folder, 'MCX')).toEqual(nothing());
});

test('the fund list has the day of the file, each scheme its own day', () => {
  const answer = mutualFunds(folder);
  expect(answer.asOf).toBe('2026-11-19');
  expect(list(answer)).toHaveLength(6);
});

test('an empty folder gives empty answers', () => {
  const answers = [
    companyMaster(empty),
    mutualFunds(empty),
    indexQuotes(empty, 'nse'),
    indexHistory(empty, 'Nifty', '1Y'),
    marketSnapshot(empty, 'NSE'),
    etfs(empty, 'BSE'),
    movers(empty, 'NSE', 'Nifty', 'Gain', 20),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ data: [], asOf: null });
});

test('every record passes its schema', () => {
  const answers: [CallName, { readonly data: unknown } | null][] = [
    ['companies', companyMaster(folder)],
    ['indexQuotes', indexQuotes(folder, 'nse')],
    ['indexHistory', indexHistory(folder, 'Nifty', '1M')],
    ['stockHistory', stockHistory(folder, 'ALPHASAM', '1M')],
    ['movers', movers(folder, 'NSE', 'Nifty IT', 'Value', 50)],
    ['marketSnapshot', marketSnapshot(folder, 'NSE')],
    ['etfs', etfs(folder, 'NSE')],
    ['mutualFunds', mutualFunds(folder)],
    ['companyResults', quarterlyData(folder, 'ALPHASAM')],
  ];
  expect(answers.flatMap(([name, answer]) => faultsOf(name, answer?.data))).toEqual([]);
});
