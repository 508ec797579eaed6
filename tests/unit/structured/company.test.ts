import { type CompanyRecords, storyOf } from '@/lib/domain/company/story';
import type { Source } from '@/lib/domain/sourced';
import { companyMetadata } from '@/lib/pages/companies/company/metadata';
import { companies } from '@/lib/pages/companies/company/page';
import { historyDataset } from '@/lib/pages/companies/company/history-dataset';
import { companyPart } from '@/lib/pages/companies/company/structured';
import { recordPage } from '@/lib/pages/seo/structured/breadcrumbs';
import { graphOf } from '@/lib/pages/seo/structured/graph';

import { SESSION_EVENING } from '../../support/market-clocks';
import { dangling, ofType } from '../../support/structured/graph';
import { breaches } from '../../support/structured/rules';
import { strangers } from '../../support/structured/vocabulary';
import {
  candle,
  company,
  companyRecords,
  figures,
  news,
  owner,
  quarter,
  row,
  sourced,
} from '@/tests/fixtures/company';
import { pageAt } from './support';

const page = pageAt('/company-information/malwa-tractors-and-implements-limited');

function records(source: Source, given: Partial<CompanyRecords> = {}): CompanyRecords {
  const own = figures({ marketCapCrore: 4444.44, pe: 11.1, dividendYield: 2.2, price: 333.3 });
  return companyRecords({
    company: company({ isin: 'INE000A01010' }),
    results: sourced({ figures: own, quarters: [], years: [] }, { source }),
    news: sourced([news('A heading', '2026-11-20')], { source }),
    ...given,
  });
}

const graph = (given: CompanyRecords, now = SESSION_EVENING) => {
  const told = { ...given, story: storyOf(given, now) };
  return graphOf(page, [companyPart(told)], recordPage(companies, 'Malwa Tractors'));
};

const measured = (given: CompanyRecords) =>
  ofType(graph(given), 'Dataset').flatMap(({ variableMeasured }) => variableMeasured);

test('a company has its ticker with the exchange’s code, and its ISIN as an identifier', () => {
  const [corporation] = ofType(graph(records('provider')), 'Corporation');
  expect(corporation).toMatchObject({
    tickerSymbol: 'XNSE MALWATRAC',
    identifier: { '@type': 'PropertyValue', propertyID: 'ISIN', value: 'INE000A01010' },
  });
});

test('a company without symbol and ISIN has neither', () => {
  const plain = records('provider', { company: company({ symbol: null }) });
  const [corporation] = ofType(graph(plain), 'Corporation');
  expect(Object.keys(corporation ?? {})).toEqual(['@type', '@id', 'name']);
});

test.each(['provider', 'end-of-day'] as const)(
  'figures of %s are a data set about it',
  (source) => {
    const built = graph(records(source));
    const [dataset] = ofType(built, 'Dataset');
    expect(dataset).toMatchObject({
      about: { '@id': `${page.url}#company` },
      temporalCoverage: '2026-11-20',
      variableMeasured: [
        { propertyID: 'MCAP', value: 4444.44, unitText: '₹ crore' },
        { propertyID: 'PE', value: 11.1 },
        { propertyID: 'DIVYIELD', value: 2.2, unitText: '%' },
      ],
    });
    expect(ofType(built, 'FAQPage')).toHaveLength(1);
    expect(dangling(built)).toEqual([]);
    expect(strangers(built)).toEqual([]);
    expect(breaches(built)).toEqual([]);
  },
);

test('figures of two days are two data sets, each with its own day', () => {
  const reported = [quarter('2026-09-30', { salesCrore: 80.456, netProfitCrore: 9, eps: 1.5 })];
  const own = figures({ marketCapCrore: 622.77561, price: 10 });
  const results = sourced({ figures: own, quarters: reported, years: [] });
  const sets = ofType(graph(records('provider', { results })), 'Dataset');
  expect(sets).toMatchObject([
    {
      name: 'Key figures of Malwa Tractors and Implements, 20 Nov 2026',
      temporalCoverage: '2026-11-20',
      variableMeasured: [{ propertyID: 'MCAP', value: 622.78 }],
    },
    { temporalCoverage: '2026-09-30', variableMeasured: [{ value: 80.46 }, {}, {}] },
  ]);
});

test('a price history is a data set with its files; a sample is none', () => {
  const days = [candle('2026-11-19', 10), candle('2026-11-20', 11)];
  const of = (source: Source) =>
    graphOf(page, [historyDataset(company(), sourced(days, { source }))]);
  const built = of('end-of-day');
  expect(ofType(built, 'Dataset')).toMatchObject([
    {
      temporalCoverage: '2026-11-19/2026-11-20',
      creator: { name: 'NSE' },
      distribution: [
        { contentUrl: `${page.url}/history.csv`, encodingFormat: 'text/csv' },
        { contentUrl: `${page.url}/history.json`, encodingFormat: 'application/json' },
      ],
    },
  ]);
  expect([dangling(built), strangers(built), breaches(built)]).toEqual([[], [], []]);
  expect(ofType(of('provider'), 'Dataset')[0]).not.toHaveProperty('creator');
  expect(ofType(built, 'Dataset')[0]).not.toHaveProperty('license');
  expect(ofType(of('sample'), 'Dataset')).toEqual([]);
});

test('dates of figures are those in India', () => {
  const given = records('provider');
  if (!given.results) throw new Error('No results to date');
  const results = { ...given.results, asOf: '2026-11-20T19:00:00.000Z' };
  const [dataset] = ofType(graph({ ...given, results }), 'Dataset');
  expect(dataset).toMatchObject({ temporalCoverage: '2026-11-21' });
});

test('a made-up page has its sample figures, and stays out of search engines', () => {
  const given = records('sample');
  const built = graph(given);
  expect(measured(given)).toMatchObject([
    { propertyID: 'MCAP', value: 4444.44 },
    { propertyID: 'PE', value: 11.1 },
    { propertyID: 'DIVYIELD', value: 2.2 },
  ]);
  expect(ofType(built, 'FAQPage')).toEqual([]);
  expect(strangers(built)).toEqual([]);
  expect(breaches(built)).toEqual([]);
  const story = storyOf(given, SESSION_EVENING);
  expect(companyMetadata({ ...given, story })).toMatchObject({ robots: { index: false } });
});

test('a sample figure is in no page that is for search engines', () => {
  const snapshot = sourced([row('MALWATRAC', { price: 300 })], { source: 'end-of-day' });
  const given = records('end-of-day', {
    snapshot,
    shareholding: sourced([owner('2026-09-30')], { source: 'sample' }),
  });
  expect(JSON.stringify(measured(given))).not.toContain('PROMOTERS');
  const ofSample = { ...given, snapshot: { ...snapshot, source: 'sample' as const } };
  expect(JSON.stringify(measured(ofSample))).toContain('PROMOTERS');
});

test('where either source of figures is the sample, the page is made up and lists what it shows', () => {
  const empty = { figures: figures(), quarters: [], years: [] };
  const of = (results: Source, snapshot: Source) =>
    records(results, {
      results: sourced(empty, { source: results }),
      snapshot: sourced([row('MALWATRAC', { marketCapCrore: 777, pe: 9 })], { source: snapshot }),
    });
  expect(measured(of('sample', 'end-of-day'))).toMatchObject([{ value: 777 }, { value: 9 }]);
  expect(measured(of('provider', 'sample'))).toMatchObject([{ value: 777 }, { value: 9 }]);
  expect(ofType(graph(of('provider', 'sample')), 'FAQPage')).toEqual([]);
});

test('a sample figure on the page is not replaced by another in the graph', () => {
  const mixed = records('sample', {
    snapshot: sourced([row('MALWATRAC', { marketCapCrore: 777, pe: 9 })], { source: 'provider' }),
  });
  expect(measured(mixed)).toMatchObject([{ value: 4444.44 }, { value: 11.1 }, { value: 2.2 }]);
});

test('a dividend yield of the files is counted from their dividends, or is omitted', () => {
  const own = figures({ price: 200 });
  const results = sourced(
    { figures: own, quarters: [], years: [] },
    { source: 'end-of-day', asOf: '2026-11-20' },
  );
  const since = (actionsSince: string | null) =>
    measured(
      records('end-of-day', {
        results,
        events: sourced(
          {
            actions: [{ exDate: '2026-07-10', purpose: 'Dividend - Rs 5 Per Share', factor: 1 }],
            actionsSince,
            meetings: [],
            announcements: [],
            deals: [],
          },
          { source: 'end-of-day' },
        ),
      }),
    );
  expect(since('2025-11-01')).toMatchObject([{ propertyID: 'DIVYIELD', value: 2.5 }]);
  expect(since(null)).toEqual([]);
});

test('a missing figure and the PE of a loss are omitted', () => {
  const results = sourced(
    { figures: figures({ marketCapCrore: 10, pe: -3 }), quarters: [], years: [] },
    { source: 'provider' },
  );
  expect(measured(records('provider', { results }))).toMatchObject([{ propertyID: 'MCAP' }]);
  const none = sourced({ figures: figures(), quarters: [], years: [] }, { source: 'provider' });
  expect(measured(records('provider', { results: none }))).toEqual([]);
});

test('the newest quarter and the promoters’ holding are figures with their names', () => {
  const reported = [quarter('2026-09-30', { salesCrore: 80, netProfitCrore: 9, eps: 1.5 })];
  const results = sourced({ figures: figures(), quarters: reported, years: [] });
  const given = records('provider', { results, shareholding: sourced([owner('2026-09-30')]) });
  expect(measured(given)).toMatchObject([
    { propertyID: 'SALES', name: 'Revenue, quarter to Sep 2026', value: 80, unitText: '₹ crore' },
    { propertyID: 'NETPROFIT', value: 9 },
    { propertyID: 'EPS', value: 1.5, unitText: '₹' },
    { propertyID: 'PROMOTERS', value: 52, unitText: '%' },
  ]);
  const ofSample = records('provider', {
    shareholding: sourced([owner('2026-09-30')], { source: 'sample' }),
  });
  expect(JSON.stringify(graph(ofSample))).not.toMatch(/PROMOTERS|FAQPage/);
});
