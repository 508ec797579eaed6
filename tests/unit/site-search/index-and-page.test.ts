import { pages } from '@/lib/pages';
import { emptySearches } from '@/lib/search/empty-searches';
import { isPersonal } from '@/lib/search/personal';
import { loadSearchPage } from '@/lib/pages/search/load-search-page';
import { isIndexed } from '@/lib/pages/indexing/is-indexed';
import { prepareEntries } from '@/lib/search/entries';
import { countResults, searchSite, siteIndexOf } from '@/lib/search/find';
import { decodeIndex } from '@/lib/search/index-file';
import { prepare } from '@/lib/search/match';
import { getIndexFile } from '@/lib/pages/search/load-site-search';
import { withoutIsins } from '@/lib/pages/search/record-entries';
import fc, { anyText } from '@/tests/support/properties';

import { sampleSearch } from './support';

const { site, find } = sampleSearch();

test('every title, ISIN, symbol, code and question finds itself', () => {
  const lost: string[] = [];
  for (const company of site().index.companies.entries) {
    const { name, symbol, isin, bseCode } = company;
    for (const query of [name, symbol, isin, bseCode]) {
      if (!query || query.length < 3) continue;
      if (!find(query).companies.matches.includes(company)) lost.push(query);
    }
  }
  for (const { entry } of site().index.parts.flatMap(({ entries }) => entries)) {
    for (const query of [entry.title, ...entry.codes]) {
      const groups = find(query).groups.flatMap((group) => group.entries);
      if (!groups.includes(entry)) lost.push(`${entry.group}: ${query}`);
    }
  }
  expect(lost).toEqual([]);
});

test('no page that is kept from search engines is in the index', () => {
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => path);
  expect(hidden.length).toBeGreaterThan(5);
  const found = site().index.parts.flatMap(({ entries }) => entries.map(({ entry }) => entry.href));
  expect(found.filter((href) => hidden.some((path) => href === path))).toEqual([]);
});

test('browsers search in the same entries as the server', () => {
  const [first, funds] = site().index.parts.map(({ entries }) => entries.map(({ entry }) => entry));
  const { companies, entries, more } = decodeIndex(site().first.text);
  expect(companies).toEqual(site().index.companies.entries);
  expect(entries).toEqual(first);
  expect(more).toBe(`/stock-index/${site().funds?.name}`);
  const ofFunds = decodeIndex(site().funds?.text ?? '');
  expect(funds?.length).toBeGreaterThan(5);
  expect(ofFunds).toEqual({ companies: [], entries: funds?.map(withoutIsins), more: null });
});

test('a file has one name; an earlier one leads to it, and no other is known', async () => {
  const first = { text: site().first.text };
  const funds = { text: site().funds?.text };
  const old = '0123456789abcdef';
  const names = [site().first.name, old, site().funds?.name ?? '', `funds-${old}`];
  expect(await Promise.all(names.map(getIndexFile))).toEqual([
    first,
    { movedTo: `/stock-index/${site().first.name}` },
    funds,
    { movedTo: `/stock-index/${site().funds?.name}` },
  ]);
  const others = [
    'all',
    'funds-',
    `funds-${old}0`,
    old.toUpperCase(),
    `${site().first.name}.txt`,
    '',
  ];
  expect(new Set(await Promise.all(others.map(getIndexFile)))).toEqual(new Set(['unknown']));
});

test('any text is searched for without a failure, and its results are counted', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 40 }), (query) => {
      const result = find(query);
      expect(countResults(result)).toBeGreaterThanOrEqual(result.companies.matches.length);
      const { companies, entries } = result.guesses;
      expect(companies.length + entries.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});

test('a former name finds the company, the larger of two equals comes first', () => {
  const company = (name: string, size: number, others: string[] = []) => ({
    ...{ name, symbol: name.toUpperCase(), industry: '', slug: name, size },
    ...(others.length > 0 && { others }),
  });
  const small = siteIndexOf(
    prepare([company('Alphaone', 3), company('Alphatwo', 9, ['Old Name'])]),
    [prepareEntries([])],
  );
  const first = (query: string) =>
    searchSite(small, query, 'name').companies.closest.map(({ name }) => name);
  expect(first('alpha')).toEqual(['Alphatwo', 'Alphaone']);
  expect(first('old name')).toEqual(['Alphatwo']);
});

describe('numbers of a person', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '098765-43210',
    '987 654 3210',
    'ABCDE1234F',
    'my pan is abcde1234f',
    'ABCDE 1234 F',
    '1234 5678 9012',
    '1234567890123456',
    '９８７６５４３２１０',
    'sap 9876543210',
  ])('%s is withheld', async (query) => {
    expect(isPersonal(query)).toBe(true);
    expect(countResults(find(query))).toBe(0);
    const page = await loadSearchPage({ q: query });
    expect(page.isWithheld).toBe(true);
    expect(JSON.stringify(page)).not.toContain(query);
  });

  test.each([
    'INE002A01018',
    '500325',
    '119551',
    'sip 100000 12 10',
    'bank',
    '3m india',
    'nifty 500',
    'AP0123456789',
    'ap 0291 nse AP02910045611',
  ])('%s is not', (query) => expect(isPersonal(query)).toBe(false));
});

describe('the results page', () => {
  test('shows a group whole where the address asks for it', async () => {
    const page = await loadSearchPage({ q: 'account', in: 'forms' });
    expect(page.shown).toBe('forms');
    expect(page.whole?.entries.length).toBeGreaterThan(4);
    expect(page.whole?.entries.every(({ group }) => group === 'forms')).toBe(true);
  });

  test('near spellings of a company carry its price', async () => {
    const { total, result, figures } = await loadSearchPage({ q: 'vodaphone' });
    const [near] = result.guesses.companies;
    expect([total, near?.name]).toEqual([0, expect.stringMatching(/Vodafone/)]);
    expect(figures.get(near?.symbol ?? '')?.price).toBeGreaterThan(0);
  });

  test('pages through all companies', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((page) => loadSearchPage({ q: 'limited', page })),
    );
    expect(one?.whole?.companies).toHaveLength(50);
    expect(two?.whole?.page).toBe(2);
    expect(one?.whole?.companies[0]).not.toEqual(two?.whole?.companies[0]);
  });

  test('counts a search that finds nothing, once it was rendered five times', async () => {
    for (const q of ['qqxyz 7', 'qqxyz 8', 'bank', '9876543210', 'ab']) {
      for (let left = 5; left > 0; left -= 1) await loadSearchPage({ q });
    }
    expect(emptySearches()).toEqual([{ query: 'qqxyz #', times: 10 }]);
  });

  test('ignores an unknown group', async () => {
    expect((await loadSearchPage({ q: 'bank', in: 'nothing' })).shown).toBeNull();
  });
});
