import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { ReportedPeriod, ResultsBasis } from '@/lib/domain/company/records';
import { CALLS } from '@/lib/provider/calls';
import { companyShareholding, quarterlyData } from '@/lib/provider/embedded/exchange/answers';
import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { readFiling } from '@/lib/provider/embedded/exchange/filings/filing';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { comparedParts } from '@/tests/support/company-parts';

const FILES = process.env.REAL_EXCHANGE_FILES ?? '';
/** Real filings lie beside the folder of real exchange files. */
const FILINGS = FILES && path.join(FILES, '../filings');
const isThere = FILINGS !== '' && existsSync(FILINGS);

if (!isThere) console.info('No folder of filings: the tests on real filings are skipped');

let dir = '';
let folder: ExchangeFolder;

beforeAll(async () => {
  if (!isThere) return;
  dir = mkdtempSync(path.join(tmpdir(), 'filings-'));
  const list = readdirSync(FILES, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('EQUITY_L.csv'),
  );
  cpSync(path.join(FILES, list ?? ''), path.join(dir, 'EQUITY_L.csv'));
  cpSync(FILINGS, path.join(dir, 'filings'), { recursive: true });
  folder = await exchangeFolderReader(dir, { rescanAfter: 10 })();
}, 240_000);

afterAll(() => {
  if (dir) rmSync(dir, { recursive: true, force: true });
});

const resultsOf = (symbol: string) =>
  CALLS.companyResults.read(quarterlyData(folder, symbol)?.data).data;

/** Filed as; basis; first and last day; revenue, income, before tax, tax, profit, owners; EPS. */
const REFERENCE: readonly [string, ResultsBasis, string, string, ...(number | null)[]][] = [
  [
    'RELIANCE',
    'consolidated',
    '2024-10-01',
    '2024-12-31',
    243865,
    248079,
    28643,
    6839,
    21930,
    18540,
    13.7,
  ],
  [
    'RELIANCE',
    'standalone',
    '2024-10-01',
    '2024-12-31',
    128260,
    131474,
    11597,
    2876,
    8721,
    null,
    6.44,
  ],
  [
    'TCS',
    'consolidated',
    '2024-10-01',
    '2024-12-31',
    63973,
    65216,
    16666,
    4222,
    12444,
    12380,
    34.21,
  ],
  [
    'SBIN',
    'standalone',
    '2024-07-01',
    '2024-09-30',
    113870.56,
    129141.11,
    24788.01,
    6456.57,
    18331.44,
    null,
    20.54,
  ],
  [
    'SBIN',
    'standalone',
    '2022-01-01',
    '2022-03-31',
    70733.25,
    82613.4,
    12479.38,
    3365.85,
    9113.53,
    null,
    10.21,
  ],
  [
    'BAJAJ-AUTO',
    'standalone',
    '2024-07-01',
    '2024-09-30',
    13127.47,
    13512.01,
    2925.2,
    920.16,
    2005.04,
    null,
    71.9,
  ],
  [
    'M&M',
    'consolidated',
    '2024-04-01',
    '2024-06-30',
    37217.72,
    37626.49,
    4296.43,
    1075.09,
    3545.78,
    3282.63,
    29.44,
  ],
  [
    'BEL',
    'standalone',
    '2024-10-01',
    '2024-12-31',
    5756.12,
    5961.2,
    1754.15,
    438.09,
    1316.06,
    null,
    1.81,
  ],
  [
    'ETERNAL',
    'consolidated',
    '2022-04-01',
    '2022-06-30',
    1413.9,
    1582,
    -185.7,
    0,
    -186,
    -185.7,
    -0.24,
  ],
  [
    'WIPRO',
    'consolidated',
    '2023-04-01',
    '2024-03-31',
    89760.3,
    92391.1,
    14744.3,
    3608.9,
    11112.1,
    11045.2,
    20.89,
  ],
  [
    'RELIANCE',
    'consolidated',
    '2026-01-01',
    '2026-03-31',
    298621,
    303068,
    27195,
    6579,
    20589,
    16971,
    12.54,
  ],
  ['GAYAHWS', 'standalone', '2025-07-01', '2025-09-30', 0, 0.82, -4.84, 0.25, -5.09, null, -0.21],
  [
    'SHRIRAMFIN',
    'standalone',
    '2024-10-01',
    '2024-12-31',
    10698.31,
    10705.47,
    4415.92,
    846.16,
    3569.76,
    null,
    18.99,
  ],
];

const round = (value: number | null) => value && Math.round(value * 100) / 100;

(isThere ? describe : describe.skip)('real filings', () => {
  test('each is read, or refused by name; at least 99 of 100 are read', () => {
    const filings = reportOf(folder).files.filter(({ file }) => file.endsWith('.xml'));
    const present = readdirSync(FILINGS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.xml'),
    );
    expect(filings).toHaveLength(present.length);
    const read = filings.filter(({ rows, rejection }) => rows > 0 && !rejection);
    expect(read.length / filings.length).toBeGreaterThanOrEqual(0.99);
    expect(filings.filter(({ rows, rejection }) => rows === 0 && !rejection)).toEqual([]);
  });

  test('none is read by half: the quarters and years are those that columns state', () => {
    const counts = folder.db.row<Record<string, number>>(
      `SELECT count(DISTINCT file) AS files, sum(months = 3) AS quarters, sum(months = 12) AS years
       FROM results`,
    );
    // Two of the files are those of the form in use since 2025.
    expect(counts).toMatchObject({ files: 1505, quarters: 1505, years: 361 });
  });

  test('every quarter and year: income less expenses is the profit before tax', () => {
    const symbols = folder.db.rows<{ company: string }>('SELECT DISTINCT company FROM filers');
    const periods = symbols.flatMap(({ company }) => {
      const { quarters, years } = resultsOf(company);
      return [...quarters, ...years].map((one) => ({ company, ...one }));
    });
    const off = periods.filter((one) => {
      const income = Number(one.salesCrore) + Number(one.otherIncomeCrore);
      const before = income - Number(one.expensesCrore) - Number(one.provisionsCrore);
      const beforeTax = before + Number(one.exceptionalCrore);
      return !(Math.abs(beforeTax - Number(one.profitBeforeTaxCrore)) <= 6);
    });
    expect(periods.length).toBeGreaterThan(1800);
    expect(off.map(({ company, period, basis }) => [company, period, basis])).toEqual([]);
  });

  test.each(REFERENCE)('%s, %s, from %s to %s', (symbol, basis, start, end, ...figures) => {
    const { quarters, years } = resultsOf(symbol);
    const found = [...quarters, ...years].find(
      (one) => one.start === start && one.period === end && one.basis === basis,
    ) as ReportedPeriod;
    const { salesCrore, otherIncomeCrore, profitBeforeTaxCrore, taxCrore } = found;
    const income = Number(salesCrore) + Number(otherIncomeCrore);
    expect(
      [salesCrore, income, profitBeforeTaxCrore, taxCrore, found.netProfitCrore].map(round),
    ).toEqual(figures.slice(0, 5));
    expect([found.ownersProfitCrore, found.eps].map(round)).toEqual(figures.slice(5));
  });

  test('bad loans of a bank are in per cent, and absent where a group gives none', () => {
    const { quarters } = resultsOf('SBIN');
    const of = (basis: ResultsBasis) =>
      quarters.find((one) => one.period === '2024-09-30' && one.basis === basis);
    expect(
      [of('standalone')?.grossNpaPercent, of('standalone')?.netNpaPercent].map(Number).map(round),
    ).toEqual([2.13, 0.53]);
    expect(quarters.every(({ grossNpaCrore }) => grossNpaCrore !== 0)).toBe(true);
  });

  test('nine months are no quarter: the year to date does not take its place', () => {
    const sales = resultsOf('TCS').quarters.map(({ salesCrore }) => salesCrore);
    expect(sales).not.toContain(190845);
  });

  test('shareholders of three patterns', () => {
    const days = CALLS.companyShareholding.read(companyShareholding(folder, 'INFY')?.data).data;
    expect(
      days.map(({ asOn, promotersPercent, holders }) => [asOn, promotersPercent, holders]),
    ).toEqual([
      ['2022-12-31', 15.11, 2736975],
      ['2023-03-31', 15.14, 2801574],
    ]);
    const [first] = days;
    const inIndia = [
      first?.mutualFundsPercent,
      first?.insurersPercent,
      first?.otherInstitutionsPercent,
    ];
    expect(inIndia.reduce<number>((sum, one) => sum + Number(one), 0)).toBeCloseTo(32.75, 6);
    expect(first?.foreignInstitutionsPercent).toBe(36.28);
  });

  test('the list of company parts counts the rows that the pages show', () => {
    const both = comparedParts(folder, ['RELIANCE', 'TCS', 'INFY', 'HDFCBANK', 'SBIN']);
    expect(both.map(({ inList }) => inList)).toEqual(both.map(({ onPage }) => onPage));
    expect(both.filter(({ inList }) => inList.rows > 0).length).toBeGreaterThan(4);
  });

  test('other names of columns, another order and white space give the same rows', () => {
    const names = readdirSync(FILINGS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.xml'))
      .filter((_, at) => at % 40 === 0);
    for (const name of names) {
      const text = readFileSync(path.join(FILINGS, name), 'utf8');
      expect([name, readFiling(disguised(text), name)]).toEqual([name, readFiling(text, name)]);
    }
  });
});

/** The same facts: columns renamed, facts in the opposite order, blanks around values. */
function disguised(text: string): string {
  const facts = text.match(/<(in-[a-z-]+:\w+)\b[^>]*contextRef[^>]*>[^<]*<\/\1>/g) ?? [];
  const [first = ''] = facts;
  const at = text.indexOf(first);
  const rest = facts.reduce((left, fact) => left.replace(fact, ''), text.slice(at));
  const turned = [...facts].reverse().map((fact) => fact.replace(/>([^<]*)</, '>\n  $1 <'));
  return (text.slice(0, at) + turned.join('\n') + rest)
    .replace(/(contextRef=")([^"]+)"/g, '$1x-$2"')
    .replace(/(<xbrli:context id=")([^"]+)"/g, '$1x-$2"');
}
