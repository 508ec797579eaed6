import { movers, quarterlyData } from '@/lib/provider/embedded/exchange/answers';
import { addDays, monthsBefore } from '@/lib/tools/time';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { coversYear } from '@/lib/provider/embedded/exchange/coverage';

import { type Files, folderOf, removeFolders } from './support';

afterAll(removeFolders);

const LAST = '2026-11-20';

/** Weekdays from a day to the last one. */
function weekdays(from: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= LAST; day = addDays(day, 1)) {
    if (new Date(`${day}T00:00:00Z`).getUTCDay() % 6 !== 0) days.push(day);
  }
  return days;
}

const YEAR = weekdays(monthsBefore(LAST, 12));
const dated = (days: string[]) => days.map((date) => ({ date }));

test('monthsBefore stays in the month', () => {
  expect(monthsBefore('2026-03-31', 1)).toBe('2026-02-28');
  expect(monthsBefore('2028-02-29', 12)).toBe('2027-02-28');
  expect(monthsBefore('2026-01-15', 60)).toBe('2021-01-15');
});

test('a year of trading days covers 52 weeks', () => {
  expect(coversYear(dated(YEAR))).toBe(true);
  expect(coversYear(dated(YEAR.filter((_, at) => at % 17 !== 5)))).toBe(true);
  expect(coversYear(dated(YEAR.slice(10)))).toBe(false);
  expect(coversYear(dated(YEAR.filter((_, at) => at % 5 !== 0)))).toBe(false);
  expect(coversYear(dated([...YEAR.slice(0, 100), ...YEAR.slice(106)]))).toBe(false);
  expect(coversYear(dated([addDays(LAST, -400), LAST]))).toBe(false);
  expect(coversYear([])).toBe(false);
});

const HEADER =
  'TradDt,ISIN,TckrSymb,SctySrs,FinInstrmId,FinInstrmNm,' +
  'OpnPric,HghPric,LwPric,ClsPric,PrvsClsgPric,TtlTradgVol,TtlTrfVal';

function row(day: string, symbol: string, isin: string, prices: number[]): string {
  return [day, isin, symbol, 'EQ', 1, symbol, ...prices, 10, 1000].join(',');
}

/** Alpha rises all year, Beta is split with a new ISIN, Gamma issues a bonus, Delta is new today. */
function yearOfFiles(): Files {
  const files: Files = {
    'EQUITY_L.csv': [
      'SYMBOL,NAME OF COMPANY,SERIES,ISIN NUMBER,FACE VALUE',
      'ALPHASAM,Alpha Sample Limited,EQ,INE0AA101015,5',
      'BETASAM,Beta Sample Limited,EQ,INE0DD101027,1',
      'GAMMASAM,Gamma Sample Limited,EQ,INE0CC101011,1',
    ].join('\n'),
  };
  YEAR.forEach((day, at) => {
    const price = 100 + at;
    const late = at > 200;
    const rows = [
      HEADER,
      row(day, 'ALPHASAM', 'INE0AA101015', [price, price + 2, price - 2, price, price - 1]),
      late
        ? row(day, 'BETASAM', 'INE0DD101027', [10, 11, 9, 10, 10])
        : row(day, 'BETASAM', 'INE0DD101019', [100, 110, 90, 100, 100]),
      late
        ? row(day, 'GAMMASAM', 'INE0CC101011', [50, 51, 49, 50, at === 201 ? 100 : 50])
        : row(day, 'GAMMASAM', 'INE0CC101011', [100, 101, 99, 100, 100]),
      ...(day === LAST ? [row(day, 'DELTASAM', 'INE0EE101017', [9, 10, 8, 9, 9])] : []),
    ];
    files[`BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv`] = rows.join('\n');
  });
  return files;
}

test('a year of files gives 52-week figures; after a step that no action explains they begin anew', async () => {
  const folder = await exchangeFolderReader(await folderOf(yearOfFiles()), { rescanAfter: 0 })();
  const companyFor = (code: string) =>
    (quarterlyData(folder, code)?.data as { company: object }).company;
  expect(companyFor('ALPHASAM')).toMatchObject({
    high52: 100 + YEAR.length - 1 + 2,
    low52: 100 - 2,
  });
  const split = YEAR[201];
  expect(companyFor('BETASAM')).toMatchObject({ high52: 11, low52: 9, rangeFrom: split });
  expect(companyFor('GAMMASAM')).toMatchObject({ high52: 51, low52: 49, rangeFrom: split });
  const highs = movers(folder, 'NSE', 'Nifty', 'High52', 20).data as { symbol: string }[];
  expect(highs.map((quote) => quote.symbol)).toEqual(['ALPHASAM']);
  expect(movers(folder, 'NSE', 'Nifty', 'Low52', 20).data).toEqual([]);
});
