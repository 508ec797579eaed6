import { companyFigures, marketSnapshot } from '@/lib/provider/embedded/exchange/answers';
import { olderThan } from '@/lib/provider/embedded/exchange/answers/published';
import type { ExchangeFolder } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { CALLS } from '@/lib/provider/calls';
import type { Sent } from '@/lib/domain/fields';
import type { snapshotRow } from '@/lib/domain/company/records';

import { type Files, folderOf, priceFile, removeFolders } from './support';

afterAll(removeFolders);

const FILES: Files = {
  'EQUITY_L.csv': [
    'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
    'ALPHASAM,Alpha Sample Limited,EQ,06-OCT-2008,5,1,INE0AA101015,5',
    'BETASAM,Beta Sample Limited,EQ,06-OCT-2018,1,1,INE0DD101019,1',
    'TOTAL,Total Sample Limited,EQ,06-OCT-2018,1,1,INE0EE101017,1',
  ].join('\n'),
  'sec_bhavdata_full_20112025.csv': priceFile(
    '20-Nov-2025',
    ['ALPHASAM', 160, 160],
    ['BETASAM', 90, 90],
  ),
  'sec_bhavdata_full_20102026.csv': priceFile(
    '20-Oct-2026',
    ['ALPHASAM', 200, 200],
    ['BETASAM', 90, 90],
  ),
  'sec_bhavdata_full_20112026.csv': priceFile(
    '20-Nov-2026',
    ['ALPHASAM', 202, 103],
    ['BETASAM', 90, 40],
    ['TOTAL', 10, 11],
  ),
  'bc20112026.csv': [
    'SERIES,SYMBOL,SECURITY,RECORD_DT,BC_STRT_DT,BC_END_DT,EX_DT,ND_STRT_DT,ND_END_DT,PURPOSE',
    'EQ,ALPHASAM,Alpha Sample,2026-11-20,,,2026-11-20,,,BONUS 1:1',
  ].join('\n'),
  'mcap20102026.csv': [
    'Trade Date,Symbol,Series,Security Name,Category,Last Trade Date,Face Value(Rs.),Issue Size,Close Price/Paid up value(Rs.),Market Cap(Rs.)   ',
    '20 OCT 2026,ALPHASAM,EQ,ALPHA  ,Listed ,20 OCT 2026,  5.00,  20000000,  103.00,  2060000000.00 ',
    '20 OCT 2026,TOTAL,EQ,TOTAL  ,Listed ,20 OCT 2026,  1.00,  100000000,  10.00,  1000000000.00 ',
    '20 OCT 2026,Permitted ,  ,  , ,20 OCT 2026, 0.00, 0, 0.00, 1321772849675.00',
    '20 OCT 2026,Total     ,  ,  , ,20 OCT 2026, 0.00, 0, 0.00, 465326555872223.75',
  ].join('\n'),
  'PE_201126.csv': 'SYMBOL,SYMBOL P/E,ADJUSTED P/E\nALPHASAM,22.40,22.40\nBETASAM,,\n',
};

let folder: ExchangeFolder;

beforeAll(async () => {
  folder = await exchangeFolderReader(await folderOf(FILES), { rescanAfter: 10 })();
});

const rowsOn = (on: string) =>
  CALLS.companyFigures.read(companyFigures(folder, 'NSE', on).data).data;
const of = (symbol: string, on = '') => rowsOn(on).rows.find((row) => row.symbol === symbol);

test('returns compare with prices adjusted for a bonus issue', () => {
  // 200 before the bonus is 100 after it; 160 is 80.
  expect(of('ALPHASAM')).toMatchObject({
    close: 103,
    monthPercent: 3,
    yearPercent: 28.75,
    pe: 22.4,
    marketCapCrore: 412,
    deliveryPercent: 40,
    valueCrore: 2.5,
    name: 'Alpha Sample Limited',
  });
});

test('a fall that no action explains leaves no return', () => {
  expect(of('BETASAM')).toMatchObject({ monthPercent: null, yearPercent: null, pe: null });
});

test('the file’s row of sums is not the company of that symbol', () => {
  expect(of('TOTAL')?.marketCapCrore).toBe(110);
  const snapshot = marketSnapshot(folder, 'NSE').data as Sent<typeof snapshotRow>[];
  expect(snapshot.find(({ symbol }) => symbol === 'TOTAL')?.mcap).toBe(110);
});

test('an earlier day has what was known by then', () => {
  expect(rowsOn('2026-10-20').date).toBe('2026-10-20');
  expect(of('ALPHASAM', '2026-10-20')).toMatchObject({ close: 200, monthPercent: null, pe: null });
  expect(of('ALPHASAM', '2026-10-20')?.marketCapCrore).toBe(400);
});

test('figures of an older day are named with it', () => {
  const of = (day: string | null) => ({ day, bySymbol: new Map<string, number>() });
  const figures = { 'market value': of('2026-10-20'), 'P/E': of('2026-11-20'), none: of(null) };
  expect(olderThan('2026-11-21', { ...figures, volatility: of('2026-10-20') })).toBe(
    'Market value and volatility of 20 Oct 2026, P/E of 20 Nov 2026',
  );
});

test('a day without a file has no rows', () => {
  expect(rowsOn('2026-11-19')).toMatchObject({ date: null, rows: [] });
  expect(CALLS.companyFigures.read(companyFigures(folder, 'MCX', '').data).data.rows).toEqual([]);
});
