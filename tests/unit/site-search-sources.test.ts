import type { FundFamily } from '@/lib/funds/types';
import { prepareEntries } from '@/lib/search/entries';
import { searchSite } from '@/lib/search/find';
import { prepare } from '@/lib/search/match';
import { companyEntries, fundEntries, indexEntries } from '@/lib/site-search/sources';
import { isWithheldSearch } from '@/server/withheld-search';

const family = (name: string, isCurrent: boolean, codes: readonly string[]): FundFamily => ({
  ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), isCurrent },
  house: { slug: 'marigold', name: 'Marigold Mutual Fund' },
  ...{ category: null, heading: null, isSegregated: false },
  schemes: codes.map((code) => ({
    ...{ code, name, isin: `INF${code}000`, reinvestmentIsin: null },
    ...{ plan: 'direct', option: 'growth', variant: null, nav: 10, day: null },
    ...{ previousNav: null, previousDay: null, firstDay: null },
  })),
});

test('a fund is one entry, found by its name, its house and the codes of its schemes', () => {
  const entries = fundEntries([
    family('Parag Sample Fund', true, ['119551', '119552']),
    family('Closed Sample Fund', false, ['119999']),
  ]);
  const index = { companies: prepare([]), parts: [prepareEntries(entries)] };
  const find = (query: string) =>
    searchSite(index, query, 'all').groups.flatMap((group) =>
      group.entries.map(({ href }) => href),
    );
  for (const query of ['parag', 'marigold', '119551', '119552', 'inf119552000']) {
    expect(find(query)).toEqual(['/mutual-funds/parag-sample-fund']);
  }
  expect(find('closed')).toEqual([]);
});

test('a company has its nicknames and former names only where the list has its symbol', () => {
  const company = { name: 'Larsen', slug: 'larsen', code: 'LT', industry: null };
  const [own, other] = companyEntries(
    [
      { ...company, symbol: 'LT', isin: null, bseCode: null, formerNames: ['Old Larsen'] },
      { ...company, symbol: null, isin: null, bseCode: null },
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

test.each([
  ['/search', '?q=9876543210', true],
  ['/search/', '?q=%2B91%2098765+43210', true],
  ['/Search', '?in=forms&q=abcde1234f', true],
  ['/search', '?q=bank', false],
  ['/search', '?withheld=1', false],
  ['/search', '', false],
  ['/support/faqs', '?q=9876543210', false],
])('%s%s is withheld: %p', (path, query, isWithheld) => {
  expect(isWithheldSearch(path, query)).toBe(isWithheld);
});
