import { pages } from '@/lib/pages';
import { emptySearches } from '@/lib/search/empty-searches';
import { isPersonal } from '@/lib/search/personal';
import { keyOf } from '@/lib/pages/search/figures';
import { loadSearchPage } from '@/lib/pages/search/load-search-page';
import { hasData } from '@/lib/pages/indexing/has-data';
import { prepareEntries } from '@/lib/search/entries';
import { countResults, isCompany, searchSite } from '@/lib/search/find';
import { siteIndexOf } from '@/lib/search/find-entries';
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
      if (!find(query).companies.includes(company)) lost.push(query);
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

test('no page of made-up records of the firm is in the index', async () => {
  const shown = await Promise.all(
    pages.map(async (page) => page.indexed !== false && (await hasData(page))),
  );
  const hidden = pages.filter((_, at) => !shown[at]).map(({ path }) => path);
  expect(hidden.length).toBeGreaterThan(5);
  const found = site().index.parts.flatMap(({ entries }) => entries.map(({ entry }) => entry.href));
  expect(found.filter((href) => hidden.some((path) => href === path))).toEqual([]);
});

test('browsers search in the same entries as the server', () => {
  const [first, funds] = site().index.parts.map(({ entries }) => entries.map(({ entry }) => entry));
  const { companies, entries, more, ...rest } = decodeIndex(site().first.text);
  expect(rest).toEqual({ hasCompanies: true, chains: [...site().index.chains] });
  expect(companies).toEqual(site().index.companies.entries);
  expect(entries).toEqual(first);
  expect(more).toBe(`/stock-index/${site().funds?.name}`);
  const ofFunds = decodeIndex(site().funds?.text ?? '');
  expect(funds?.length).toBeGreaterThan(5);
  expect(ofFunds).toEqual({
    companies: [],
    entries: funds?.map(withoutIsins),
    more: null,
    hasCompanies: true,
    chains: [],
  });
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
      expect(countResults(result)).toBeGreaterThanOrEqual(result.companies.length);
      const { companies, entries } = result.guesses;
      expect(companies.length + entries.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});

test('a former name finds the company, but not where names alone are searched', () => {
  const company = (name: string, others: string[] = []) => ({
    name,
    symbol: `X${name.toUpperCase()}`,
    industry: '',
    slug: name,
    ...(others.length > 0 && { others }),
  });
  const small = siteIndexOf({
    companies: prepare([company('Alphaone'), company('Alphatwo', ['Old Name'])]),
    parts: [prepareEntries([])],
    hasCompanies: true,
    chains: new Set<string>(),
  });
  const found = (query: string, fields: 'all' | 'name') => {
    const { companies, best } = searchSite(small, query, fields);
    return [companies.map(({ name }) => name), best && isCompany(best) ? best.name : null];
  };
  expect(found('old name', 'all')).toEqual([['Alphatwo'], 'Alphatwo']);
  expect(found('xalphaone', 'all')).toEqual([['Alphaone'], 'Alphaone']);
  expect(found('old name', 'name')).toEqual([[], null]);
  expect(found('xalphaone', 'name')).toEqual([[], null]);
  expect(found('alpha', 'name')).toEqual([['Alphaone', 'Alphatwo'], null]);
  expect(found('alphat', 'name')).toEqual([['Alphatwo'], 'Alphatwo']);
  expect(found('alphatwo share price', 'name')).toEqual([['Alphatwo'], 'Alphatwo']);
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
    expect(one?.whole.companies).toHaveLength(50);
    expect(two?.whole.page).toBe(2);
    expect(one?.whole.companies[0]).not.toEqual(two?.whole.companies[0]);
  });

  test('orders companies by name, or the largest first', async () => {
    const [named, sized] = await Promise.all(
      ['', 'size'].map((sort) => loadSearchPage({ q: 'bank', sort })),
    );
    const names = named?.whole.companies.map(({ name }) => name.toLowerCase()) ?? [];
    const sizes = sized?.whole.companies.map(({ size }) => size ?? 0) ?? [];
    expect(names).toEqual([...names].sort());
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(1);
  });

  test('tcs share price has its price', async () => {
    const { whole, figures } = await loadSearchPage({ q: 'tcs share price' });
    expect(whole.companies.map(({ symbol }) => symbol)).toEqual(['TCS']);
    expect(figures.get('TCS')?.price).toBeGreaterThan(0);
  });

  test('nifty has the value of the index first', async () => {
    const { result, figures } = await loadSearchPage({ q: 'nifty' });
    const { best } = result;
    if (!best || isCompany(best)) throw new Error('no index');
    expect(best.title).toBe('Nifty 50');
    expect(figures.get(keyOf(best))?.price).toBeGreaterThan(0);
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
