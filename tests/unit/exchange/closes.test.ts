import { CALLS } from '@/lib/provider/calls';
import { closes } from '@/lib/provider/embedded/exchange/answers';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import { sparksOf } from '@/lib/domain/market/sparks';

import { type Files, folderOf, priceFile, removeFolders } from './support';

afterAll(removeFolders);

/** Six days, so that two of them are five days apart. Alpha gives a bonus, Gamma falls. */
const FILES: Files = {
  'EQUITY_L.csv': [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    'ALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    'BETASAM,Beta Sample Limited,EQ,06-OCT-2018,1,1,INE0DD101019,1',
    'GAMMASAM,Gamma Sample Limited,EQ,06-OCT-2018,1,1,INE0EE101017,1',
  ].join('\n'),
  'sec_bhavdata_full_13112026.csv': priceFile(
    '13-Nov-2026',
    ['ALPHASAM', 200, 200],
    ['GAMMASAM', 90, 90],
  ),
  ...Object.fromEntries(
    [16, 17, 18, 19].map((date) => [
      `sec_bhavdata_full_${date}112026.csv`,
      priceFile(`${date}-Nov-2026`, ['BETASAM', 50, 50]),
    ]),
  ),
  'sec_bhavdata_full_20112026.csv': priceFile(
    '20-Nov-2026',
    ...([
      ['ALPHASAM', 200, 110],
      ['BETASAM', 50, 55],
      ['GAMMASAM', 90, 40],
    ] as const),
  ),
  'bc20112026.csv': [
    'SERIES,SYMBOL,SECURITY,RECORD_DT,BC_STRT_DT,BC_END_DT,EX_DT,ND_STRT_DT,ND_END_DT,PURPOSE',
    'EQ,ALPHASAM,Alpha Sample,2026-11-20,,,2026-11-20,,,BONUS 1:1',
  ].join('\n'),
};

let folder: ExchangeFolder;

beforeAll(async () => {
  folder = await exchangeFolderReader(await folderOf(FILES), { rescanAfter: 10 })();
});

const read = (exchange: string) => sparksOf(CALLS.closes.read(closes(folder, exchange).data).data);

test('closes of a year are five days apart and in the shares of today', () => {
  expect(read('NSE').get('stock:ALPHASAM')).toEqual([100, 110]);
});

test('a week without a close has none', () => {
  expect(read('NSE').get('stock:BETASAM')).toEqual([null, 55]);
});

test('after a fall that no action explains, the closes of a share begin anew', () => {
  expect(read('NSE').get('stock:GAMMASAM')).toEqual([null, 40]);
});

test('an exchange without prices has no closes', () => {
  expect([read('BSE').size, read('MCX').size]).toEqual([0, 0]);
});

test('the sample has a year of each share and index', () => {
  const answer = sampleAnswer('closes', { exchange: 'NSE' });
  const sparks = sparksOf(CALLS.closes.read(answer?.data).data);
  const weeks = sparks.get('index:nifty-50') ?? [];
  expect(weeks.length).toBeGreaterThan(50);
  expect(weeks.every((close) => close !== null)).toBe(true);
  expect([...sparks.keys()].some((code) => code.startsWith('stock:'))).toBe(true);
});
