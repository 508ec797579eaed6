import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  companyFigures,
  companyShareholding,
  filedResults,
  quarterlyData,
} from '@/lib/provider/embedded/exchange/answers';
import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { exchangeFolderReader } from '@/lib/provider/embedded/exchange/load-folder';
import { CALLS } from '@/lib/provider/calls';
import { CRORE } from '@/lib/tools/format';
import { addDays } from '@/lib/tools/time';
import { comparedParts } from '@/tests/support/company-parts';

import { allFixtures, type Files, folderOf, listedIn, removeFolders } from './support';

afterEach(removeFolders);

interface Column {
  readonly start: string | null;
  readonly end: string;
  /** In ₹ crore. */
  readonly sales: number;
  readonly profit?: number;
}

interface Report {
  readonly symbol: string;
  readonly columns: readonly Column[];
  readonly approved?: string;
  readonly basis?: string;
  readonly isBank?: boolean;
  readonly extra?: string;
}

const rupees = (crore: number): string => String(Math.round(crore * CRORE));

/** Tags whose sums follow: other income a tenth of sales, tax a quarter of the profit before it. */
function linesOf({ sales, profit = sales / 5 }: Column, isBank: boolean) {
  const [other, beforeTax] = [sales / 10, profit / 0.75];
  const expenses = sales + other - beforeTax;
  const shared = { OtherIncome: other, Income: sales + other, TaxExpense: beforeTax - profit };
  if (!isBank)
    return {
      ...shared,
      RevenueFromOperations: sales,
      Expenses: expenses,
      FinanceCosts: 1,
      DepreciationDepletionAndAmortisationExpense: 2,
      ProfitBeforeTax: beforeTax,
      ProfitBeforeExceptionalItemsAndTax: beforeTax,
      ExceptionalItemsBeforeTax: 0,
      ProfitLossForPeriodFromContinuingOperations: profit,
      ProfitLossForPeriod: profit,
    };
  return {
    ...shared,
    InterestEarned: sales,
    InterestExpended: expenses / 2,
    ExpenditureExcludingProvisionsAndContingencies: expenses - 1,
    OperatingProfitBeforeProvisionAndContingencies: beforeTax + 1,
    ExceptionalItems: 0,
    ProvisionsOtherThanTaxAndContingencies: 1,
    ProfitLossFromOrdinaryActivitiesBeforeTax: beforeTax,
    ProfitLossFromOrdinaryActivitiesAfterTax: profit,
    ProfitLossForThePeriod: profit,
  };
}

/** An invented filing of results, its columns not declared, as in most of the real ones. */
function report({
  symbol,
  columns,
  approved,
  basis = 'Standalone',
  isBank = false,
  extra = '',
}: Report) {
  const fact = (tag: string, column: number, value: string | null) =>
    value === null ? '' : `<f:${tag} contextRef="C${column}">${value}</f:${tag}>`;
  const facts = columns.flatMap((column, at) => [
    fact('DateOfStartOfReportingPeriod', at, column.start),
    fact('DateOfEndOfReportingPeriod', at, column.end),
    fact('NatureOfReportStandaloneConsolidated', at, basis),
    fact('WhetherResultsAreAuditedOrUnaudited', at, 'Unaudited'),
    fact(
      isBank
        ? 'BasicEarningsPerShareAfterExtraordinaryItems'
        : 'BasicEarningsLossPerShareFromContinuingAndDiscontinuedOperations',
      at,
      '2.5',
    ),
    ...Object.entries(linesOf(column, isBank)).map(([tag, crore]) => fact(tag, at, rupees(crore))),
  ]);
  return `<?xml version="1.0"?><x:xbrl xmlns:x="http://www.xbrl.org/2003/instance" xmlns:f="http://www.bseindia.com/xbrl/fin/2020-03-31/in-bse-fin">
${fact('Symbol', 0, symbol.replace('&', '&amp;'))}${fact('DateOfStartOfFinancialYear', 0, '2025-04-01')}
${fact('DateOfBoardMeetingWhenFinancialResultsWereApproved', 0, approved ?? null)}
${facts.join('\n')}${extra}</x:xbrl>`;
}

const QUARTERS = [
  ['2025-04-01', '2025-06-30', 100],
  ['2025-07-01', '2025-09-30', 110],
  ['2025-10-01', '2025-12-31', 120],
  ['2026-01-01', '2026-03-31', 130],
  ['2026-04-01', '2026-06-30', 150],
] as const;

const quarterOf = (symbol: string, at: number): string => {
  const [start = '', end = '', sales = 0] = QUARTERS[at] ?? [];
  return report({ symbol, columns: [{ start, end, sales }], approved: addDays(end, 20) });
};

/** Five quarters of a company, under names as the exchange gives them. */
const fiveQuarters = (symbol: string): Files =>
  Object.fromEntries(
    QUARTERS.map((_, at) => [`2026/INDAS_${at}_1_01082026010101.xml`, quarterOf(symbol, at)]),
  );

/** An invented shareholding pattern: each category is a column of its own. @param total 100 or 1 */
function pattern(symbol: string, shares: Readonly<Record<string, number>>, total = 100): string {
  const contexts = Object.keys({ ...shares, ShareholdingPattern: 0 }).map(
    (name) =>
      `<x:context id="${name}"><x:entity/><x:scenario><d:explicitMember dimension="f:Axis">f:${name}Member</d:explicitMember></x:scenario></x:context>`,
  );
  const facts = Object.entries({ ...shares, ShareholdingPattern: total }).map(
    ([name, share]) =>
      `<f:ShareholdingAsAPercentageOfTotalNumberOfShares contextRef="${name}">${share}</f:ShareholdingAsAPercentageOfTotalNumberOfShares>`,
  );
  return `<x:xbrl xmlns:x="http://www.xbrl.org/2003/instance" xmlns:d="http://xbrl.org/2006/xbrldi" xmlns:f="http://www.bseindia.com/xbrl/shp/2022-09-30/in-bse-shp">
${contexts.join('')}<f:Symbol contextRef="T">${symbol}</f:Symbol><f:DateOfReport contextRef="T">2026-06-30</f:DateOfReport>
${facts.join('')}<f:PledgedOrEncumberedSharesHeldAsPercentageOfTotalNumberOfShares contextRef="ShareholdingOfPromoterAndPromoterGroup">${total / 10}</f:PledgedOrEncumberedSharesHeldAsPercentageOfTotalNumberOfShares>
<f:NumberOfShareholders contextRef="ShareholdingPattern">12345</f:NumberOfShareholders></x:xbrl>`;
}

const HELD = {
  ShareholdingOfPromoterAndPromoterGroup: 50,
  PublicShareholding: 49.5,
  EmployeeBenefitsTrusts: 0.5,
  InstitutionsDomestic: 20,
  MutualFundsOrUti: 12,
  InsuranceCompanies: 5,
  InstitutionsForeign: 15,
};

const open = async (files: Files) => {
  const dir = await folderOf({ ...allFixtures(), ...files });
  const read = exchangeFolderReader(dir, { rescanAfter: 0 });
  return { dir, read, folder: await read() };
};

const resultsIn = (folder: ExchangeFolder, symbol: string) =>
  CALLS.companyResults.read(quarterlyData(folder, symbol)?.data).data;

const refusals = (folder: ExchangeFolder) =>
  Object.fromEntries(
    reportOf(folder).files.flatMap(({ file, rejection }) =>
      rejection ? [[file, rejection.reason]] : [],
    ),
  );

test('quarters in any folder give results, growth, a list by day, and figures to screen by', async () => {
  const { folder } = await open({
    ...fiveQuarters('ALPHASAM'),
    'shp/SHP_1_2_15072026010101_WEB.xml': pattern('ALPHASAM', HELD),
  });
  const { quarters, years } = resultsIn(folder, 'ALPHASAM');
  expect(quarters.map(({ salesCrore, netProfitCrore }) => [salesCrore, netProfitCrore])).toEqual([
    [100, 20],
    [110, 22],
    [120, 24],
    [130, 26],
    [150, 30],
  ]);
  expect(years).toEqual([]);
  expect(quarters[4]).toMatchObject({
    start: '2026-04-01',
    basis: 'standalone',
    kind: 'industrial',
    isAudited: false,
    filedOn: '2026-07-20',
    firstReported: null,
    eps: 2.5,
    source: 'https://nsearchives.nseindia.com/corporate/xbrl/INDAS_4_1_01082026010101.xml',
  });
  expect(CALLS.filedResults.read(filedResults(folder, '', '').data).data).toMatchObject({
    date: '2026-07-20',
    rows: [{ symbol: 'ALPHASAM', period: '2026-06-30', salesCrore: 150, salesGrowthPercent: 50 }],
  });
  const { rows } = CALLS.companyFigures.read(companyFigures(folder, 'NSE', '').data).data;
  const margin = ((150 - (165 - 40) + 3) / 150) * 100;
  expect(rows.find(({ symbol }) => symbol === 'ALPHASAM')).toMatchObject({
    salesGrowthPercent: 50,
    profitGrowthPercent: 50,
    promotersPercent: 50,
    pledgedPercent: 10,
    operatingMarginPercent: Math.round(margin * 100) / 100,
  });
  const other = rows.find(({ symbol }) => symbol !== 'ALPHASAM');
  expect([other?.salesGrowthPercent, other?.promotersPercent]).toEqual([null, null]);
  const parts = comparedParts(folder, listedIn(folder));
  expect(parts.map(({ inList }) => inList)).toEqual(parts.map(({ onPage }) => onPage));
  expect(parts.map(({ inList }) => inList)).toEqual(
    expect.arrayContaining([
      { symbol: 'ALPHASAM', part: 'results', rows: 5, newest: '2026-06-30' },
      expect.objectContaining({ symbol: 'ALPHASAM', part: 'shareholding', rows: 1 }),
    ]),
  );
});

test('what was filed within a span is listed, the newest day first', async () => {
  const { folder } = await open({ ...fiveQuarters('ALPHASAM'), 'b.xml': quarterOf('BETASAM', 4) });
  const filed = (from: string, to: string) =>
    CALLS.filedResults.read(filedResults(folder, from, to).data).data;
  const span = filed('2025-10-01', '2026-07-19');
  expect(span.date).toBe('2026-04-20');
  expect(span.rows.map(({ filedOn, salesCrore }) => [filedOn, salesCrore])).toEqual([
    ['2026-04-20', 130],
    ['2026-01-20', 120],
    ['2025-10-20', 110],
  ]);
  expect(filed('2026-07-20', '2026-07-20').rows.map(({ symbol }) => symbol)).toEqual([
    'ALPHASAM',
    'BETASAM',
  ]);
  expect(filed('2026-07-21', '2026-07-31')).toMatchObject({ date: null, rows: [] });
});

const ACTIONS =
  '"SYMBOL","COMPANY NAME","SERIES","PURPOSE","FACE VALUE","EX-DATE","RECORD DATE","BOOK CLOSURE START DATE","BOOK CLOSURE END DATE"';

test('no growth is given across a demerger: not on the page, in the list or to screen by', async () => {
  const { folder } = await open({
    ...fiveQuarters('ALPHASAM'),
    'CF-CA-equities.csv': `${ACTIONS}\n"ALPHASAM","Alpha Sample Limited","EQ","Demerger","5","15-Jan-2026","-","-","-"`,
  });
  const [filed] = CALLS.filedResults.read(filedResults(folder, '', '').data).data.rows;
  expect(filed).toMatchObject({ salesCrore: 150, salesGrowthPercent: null });
  const { rows } = CALLS.companyFigures.read(companyFigures(folder, 'NSE', '').data).data;
  expect(rows.find(({ symbol }) => symbol === 'ALPHASAM')).toMatchObject({
    salesGrowthPercent: null,
    profitGrowthPercent: null,
    operatingMarginPercent: expect.any(Number) as number,
  });
});

test('of two filings of a period the later one counts, and the first one stays as first reported', async () => {
  const column = { start: '2026-04-01', end: '2026-06-30', sales: 150 };
  const filed = (sales: number) =>
    report({ symbol: 'ALPHASAM', columns: [{ ...column, sales }], approved: '2026-07-20' });
  const { folder } = await open({
    'b/INDAS_9_1_20072026010101.xml': filed(150),
    'a/INDAS_9_2_20072026090000.xml': filed(160),
    'INDAS_9_1_20072026010101 (1).xml': filed(150),
  });
  const { quarters } = resultsIn(folder, 'ALPHASAM');
  expect(quarters).toHaveLength(1);
  expect(quarters[0]).toMatchObject({
    salesCrore: 160,
    firstReported: { salesCrore: 150, filedOn: '2026-07-20' },
  });
});

test('a bank that states the last day alone: the smaller interest is the quarter’s', async () => {
  const columns = [
    { start: null, end: '2025-12-31', sales: 900 },
    { start: null, end: '2025-12-31', sales: 300 },
  ];
  const { folder } = await open({
    'x.xml': report({ symbol: 'ALPHASAM', columns, isBank: true, approved: '2026-01-20' }),
  });
  expect(resultsIn(folder, 'ALPHASAM').quarters).toMatchObject([
    { start: '2025-10-01', kind: 'bank', salesCrore: 300, netProfitCrore: 60 },
  ]);
});

const ONE: Column = { start: '2026-04-01', end: '2026-06-30', sales: 150 };
const one = (more: Partial<Report> = {}) =>
  report({ symbol: 'ALPHASAM', columns: [ONE], approved: '2026-07-25', ...more });

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  [
    'nine months',
    one({ columns: [{ ...ONE, start: '2025-10-01' }] }),
    /neither a quarter nor a year/,
  ],
  [
    'a year whose quarter states no first day',
    one({
      columns: [
        { ...ONE, start: null },
        { ...ONE, start: '2025-07-01', sales: 600 },
      ],
    }),
    /results of no stated period/,
  ],
  ['half a file', one().slice(0, -400), /no whole XML file/],
  [
    'a DOCTYPE',
    one().replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    /DOCTYPE/,
  ],
  [
    'tags in each other without end',
    one({ extra: '<f:a>'.repeat(40_000) + '</f:a>'.repeat(40_000) }),
    /more tags in each other/,
  ],
  [
    'a namespace without end',
    one().replace('xmlns:f=', `xmlns:g="urn:${'/'.repeat(100_000)}" xmlns:f=`),
    /longer than those of a filing/,
  ],
  ['a symbol of no company', one({ symbol: 'NOSUCHCO' }), /NOSUCHCO, which no list/],
  [
    'the number of another company',
    one({ extra: '<f:ISIN contextRef="C0">OTHER</f:ISIN>' }),
    /has the number of/,
  ],
  [
    'a profit that does not follow',
    one().replace(/(<f:ProfitLossForPeriod [^>]*>)\d+/, '$1990000000'),
    /ProfitLossForPeriod 99\.00 crore where its lines give 30\.00/,
  ],
  [
    'an income that does not follow',
    one().replace(/(<f:Income [^>]*>)\d+/, '$1990000000'),
    /states Income/,
  ],
  ['no tax', one().replace(/<f:TaxExpense.*?<\/f:TaxExpense>/g, ''), /holds no results/],
  [
    'two figures for one line',
    one({ extra: '<f:OtherIncome contextRef="C0">7</f:OtherIncome>' }),
    /OtherIncome twice/,
  ],
  [
    'an insurer’s form',
    one().replace(
      'xmlns:f=',
      'xmlns:li="http://www.sebi.gov.in/xbrl/IntegratedFinance_LI/2025-01-31/in-capmkt" xmlns:f=',
    ),
    /insurer/,
  ],
  ['an error page', '<html><body>Not found</body></html>', /no XBRL filing/],
  [
    'shares that sum to 98',
    pattern('ALPHASAM', { ...HELD, PublicShareholding: 47.5 }),
    /sum to 98 per cent/,
  ],
  [
    'funds that hold more than all institutions',
    pattern('ALPHASAM', { ...HELD, MutualFundsOrUti: 30 }),
    /more than the whole/,
  ],
];

test.each(REFUSED)(
  '%s: refused by name, and what was read before stays',
  async (_, text, reason) => {
    const { dir, read, folder } = await open(fiveQuarters('ALPHASAM'));
    const before = [resultsIn(folder, 'ALPHASAM'), companyShareholding(folder, 'ALPHASAM')];
    const other = folder.db.row<{ isin: string }>(
      "SELECT isin FROM equity_list WHERE symbol <> 'ALPHASAM' AND isin IS NOT NULL",
    );
    await writeFile(join(dir, 'new.xml'), text.replace('OTHER', other?.isin ?? ''));
    const after = await read();
    expect(refusals(after)['new.xml']).toMatch(reason);
    expect(Object.keys(refusals(after))).toEqual(['new.xml']);
    expect([resultsIn(after, 'ALPHASAM'), companyShareholding(after, 'ALPHASAM')]).toEqual(before);
  },
);

test('a file that was good and is damaged keeps its rows', async () => {
  const { dir, read, folder } = await open(fiveQuarters('ALPHASAM'));
  const before = resultsIn(folder, 'ALPHASAM');
  const name = '2026/INDAS_4_1_01082026010101.xml';
  await writeFile(join(dir, name), quarterOf('ALPHASAM', 4).slice(0, 900));
  const after = await read();
  expect(refusals(after)[name]).toMatch(/no whole XML file/);
  expect(resultsIn(after, 'ALPHASAM')).toEqual(before);
});

test('a filing of a company that a later list has is shown from then on', async () => {
  const { dir, read, folder } = await open({ 'x.xml': one({ symbol: 'NEWCO' }) });
  expect(refusals(folder)['x.xml']).toMatch(/NEWCO/);
  const list = await readFile(join(dir, 'EQUITY_L.csv'), 'utf8');
  const line = list.split('\n').find((text) => text.startsWith('ALPHASAM,')) ?? '';
  await writeFile(
    join(dir, 'EQUITY_L.csv'),
    `${list.trimEnd()}\n${line.replace('ALPHASAM,', 'NEWCO,').replace(/INE\w{9}/, 'INE0LP301011')}\n`,
  );
  const after = await read();
  expect(listedIn(after)).toContain('NEWCO');
  expect(refusals(after)).toEqual({});
  expect(resultsIn(after, 'NEWCO').quarters).toHaveLength(1);
});

test.each([100, 1])('shares of a total of %d have six parts that sum to 100', async (total) => {
  const shares = Object.fromEntries(
    Object.entries(HELD).map(([name, share]) => [name, (share * total) / 100]),
  );
  const { folder } = await open({
    'SHP_1_2_15072026010101_WEB.xml': pattern('ALPHASAM', shares, total),
  });
  expect(
    CALLS.companyShareholding.read(companyShareholding(folder, 'ALPHASAM')?.data).data,
  ).toEqual([
    {
      asOn: '2026-06-30',
      filedOn: '2026-07-15',
      source: 'https://nsearchives.nseindia.com/corporate/xbrl/SHP_1_2_15072026010101_WEB.xml',
      promotersPercent: 50,
      mutualFundsPercent: 12,
      insurersPercent: 5,
      otherInstitutionsPercent: 3,
      foreignInstitutionsPercent: 15,
      othersPercent: 15,
      pledgedPercent: 10,
      holders: 12345,
    },
  ]);
});
