import type { FundFamily } from '@/lib/domain/fund/types';
import { type Entry, prepareEntries } from '@/lib/search/entries';
import { searchSite } from '@/lib/search/find';
import { siteIndexOf } from '@/lib/search/find-entries';
import { prepare } from '@/lib/search/match';
import {
  companyEntries,
  etfEntries,
  fundEntries,
  indexEntries,
  withoutIsins,
} from '@/lib/pages/search/record-entries';
import { isWithheldSearch } from '@/server/withheld-search';
import { named } from '@/tests/fixtures/company';
import { family, scheme } from '@/tests/fixtures/fund';

const fund = (name: string, isCurrent: boolean, codes: readonly string[]): FundFamily =>
  family({
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    isCurrent,
    house: { slug: 'marigold', name: 'Marigold Mutual Fund' },
    schemes: codes.map((code) => scheme({ code, name, isin: `INF${code}000`, plan: 'direct' })),
  });

describe('mutual funds', () => {
  const entries = fundEntries([
    fund('Parag Sample Fund', true, ['119552', '119551']),
    fund('Closed Sample Fund', false, ['119999']),
    fund('Parag Sample', false, ['118000']),
  ]);
  const index = siteIndexOf({
    companies: prepare([]),
    parts: [prepareEntries(entries)],
    hasCompanies: true,
    chains: new Set<string>(),
  });
  const find = (query: string) =>
    searchSite(index, query, 'all').groups.flatMap((group) =>
      group.entries.map(({ href }) => href),
    );

  test.each(['parag', 'marigold', '119551', '119552', 'inf119552000', 'parag sample fund'])(
    'one entry is found by %s',
    (query) => expect(find(query)).toEqual(['/mutual-funds/parag-sample-fund']),
  );

  test('one without a current NAV is found where nothing else is, or by its own name', () => {
    expect(find('closed')).toEqual(['/mutual-funds/closed-sample-fund']);
    expect(find('119999')).toEqual(['/mutual-funds/closed-sample-fund']);
    expect(find('parag sample')).toEqual([
      '/mutual-funds/parag-sample',
      '/mutual-funds/parag-sample-fund',
    ]);
  });

  test('browsers get the codes in ascending order, without ISINs', () => {
    expect(withoutIsins(entries[0] as Entry).codes).toEqual(['119551', '119552']);
  });
});

test('a company has its nicknames and former names only where the list has its symbol', () => {
  const larsen = named('Larsen', 'LT', null);
  const [own, other] = companyEntries(
    [
      { ...larsen, formerNames: ['Old Larsen'] },
      { ...larsen, symbol: null },
    ],
    new Map([['LT', 30]]),
  );
  expect(own).toMatchObject({ others: ['L&T', 'Larsen', 'Old Larsen'], size: 30 });
  expect(other).toEqual({ name: 'Larsen', symbol: '', industry: '', slug: 'larsen' });
});

test('an index of two exchanges is one entry', () => {
  const quote = { name: 'NIFTY BANK', value: null, change: null, changePercent: null, asOf: null };
  expect(indexEntries([quote, { ...quote, name: 'Nifty Bank' }])).toHaveLength(1);
});

test('a fund that trades on the exchange has its symbol in its title once', () => {
  const quote = {
    close: 1,
    change: null,
    changePercent: null,
    volume: null,
    valueCrore: null,
    slug: null,
  };
  const titles = ['Sample Gold ETF', 'SAMPLE - GOLDX', null].map(
    (name) => etfEntries([{ ...quote, symbol: 'GOLDX', name }])[0]?.title,
  );
  expect(titles).toEqual(['Sample Gold ETF (GOLDX)', 'SAMPLE - GOLDX', 'GOLDX']);
});

test.each([
  ['/search', '?q=9876543210', true],
  ['/search/', '?q=%2B91%2098765+43210', true],
  ['/Search', '?in=forms&q=abcde1234f', true],
  ['/search', '?q=bank', false],
  ['/search', '?withheld=1', false],
  ['/search', '', false],
  ['/mutual-funds', '?plan=direct&q=ABCDE1234F', true],
  ['/mutual-funds/list.csv', '?q=98765+43210', true],
  ['/companies', '?q=9876543210', true],
  ['/support/faqs', '?q=9876543210', true],
  ['/invest-in-mutual-funds', '?fund=ABCDE1234F', true],
  ['/compare', '?f=ABCDE1234F&f=', true],
  ['/what-if', '?kind=share&of=ABCDE1234F', true],
  ['/screener', '?pe-from=ABCDE1234F', true],
  ['/Screener/', '?pe-from=98765%2043210', true],
  ['/screener', '?volume-from=1500000000', false],
  ['/mutual-funds', '?q=INF0ZZ101030', false],
  ['/calculators/lump-sum-calculator', '?amount=10000000000', false],
  ['/support/updates/registration-details', '?q=AP0123456789', false],
])('%s%s is withheld: %j', (path, query, isWithheld) => {
  expect(isWithheldSearch(path, query)).toBe(isWithheld);
});
