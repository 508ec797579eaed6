import { MISSING, PAGE } from '@/lib/pages/addresses/resolution';
import { type Found, foundIn, pageKind, tableBelow } from '@/lib/pages/page-kind';
import { PAGE_KINDS } from '@/lib/pages/page-kinds';
import { kindNameOf, type PageKindName } from '@/lib/pages/page-patterns';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import type { SearchParameters } from '@/lib/tools/parameters';

/** A kind with the records `one` and `M&M`; `two` is another spelling of `one`. */
function kindOf(
  list: readonly string[] | null,
  given: (query: SearchParameters) => void = () => {},
) {
  const find = (slug: string): Promise<Found<string>> => {
    const found = foundIn(list, slug === 'two' ? 'one' : slug, (name) => name);
    return Promise.resolve(
      typeof found === 'string' ? found : { item: found.item.record, slug: found.slug },
    );
  };
  return pageKind(
    { pattern: '/things/[thing]', type: 'market', reads: ['q'] },
    {
      schemaType: 'ItemPage',
      above: ['/'],
      find,
      below: tableBelow('list'),
      load: (name, query) => {
        given(query);
        return { name };
      },
      metadata: ({ name }) => ({ title: name }),
      name: ({ name }) => name,
      parts: () => [],
      picture: (name) => textPicture('market', name, null),
      sitemap: { part: 'pages', entries: () => Promise.resolve([]) },
    },
  );
}

const LIST = ['one', 'M&M'];

test.each([
  ['one', PAGE],
  ['M%26M', PAGE],
  ['one/list.csv', PAGE],
  ['one/list.json', PAGE],
  ['one/other.csv', MISSING],
  ['one/list.csv/deeper', MISSING],
  ['nothing', MISSING],
  ['nothing/list.csv', MISSING],
  ['one%2Flist.csv', MISSING],
  ['two', { kind: 'redirect', location: '/things/one' }],
  ['two/list.csv', { kind: 'redirect', location: '/things/one/list.csv' }],
  ['two/other.csv', MISSING],
])('%s is resolved by the record alone', async (rest, resolution) => {
  expect(await kindOf(LIST).exists(rest)).toEqual(resolution);
});

test('while the list has not loaded, no address is missing and nothing is drawn', async () => {
  const kind = kindOf(null);
  expect((await kind.exists('one')).kind).toBe('unavailable');
  expect(await kind.picture('one')).toBeNull();
  await expect(kind.load('one', {})).rejects.toThrow('/things/[thing] has not loaded');
});

test('a record has one picture, under its own address', async () => {
  const kind = kindOf(LIST);
  expect(await kind.picture('one')).toMatchObject({ title: 'one' });
  expect(await kind.picture('two')).toBe('unknown');
  expect(await kind.picture('nothing')).toBe('unknown');
});

test('a page is loaded by its address, encoded or not, and reads only the declared parameters', async () => {
  const given = jest.fn();
  const kind = kindOf(LIST, given);
  expect(await kind.load('M%26M', { q: 'a', page: '2', x: ['1'] })).toEqual({ name: 'M&M' });
  expect(given).toHaveBeenCalledWith({ q: 'a' });
  expect(await kind.load('nothing', {})).toBeNull();
});

/** A record of each kind in the sample, by the last part of its address. */
const SAMPLE: Readonly<Record<PageKindName, string>> = {
  companies: 'infosys-limited',
  industries: 'power',
  indices: 'nifty-50',
  optionChains: 'nifty',
  issues: 'sample-hospitals-limited',
  screens: 'near-52-week-high',
  fundCategories: 'flexi-cap',
  fundHouses: 'sample-pine',
  fundFamilies: 'sample-pine-flexi-cap-fund',
  companyLetters: 'm',
  researchCategories: 'sector-notes',
  videos: 'SAMPLE-0001',
  answers: 'how-do-i-close-my-account',
  articles: 'read-a-contract-note-line-by-line',
};

describe.each(Object.entries(SAMPLE) as [PageKindName, string][])('%s', (name, slug) => {
  const kind = PAGE_KINDS[name];

  test('a record of the sample has its page and its picture', async () => {
    expect(kindNameOf(kind.pattern.replace(/\[.*/, slug))).toBe(name);
    expect(await kind.exists(slug)).toEqual(PAGE);
    expect(await kind.picture(slug)).toMatchObject({ title: expect.any(String) as string });
  });

  test('an unknown one has neither', async () => {
    expect(await kind.exists('nothing-of-the-kind')).toEqual(MISSING);
    expect(await kind.picture('nothing-of-the-kind')).toBe('unknown');
  });
});

test.each([
  ['/mutual-funds/category/flexi-cap', 'fundCategories'],
  ['/mutual-funds/category', 'fundFamilies'],
  ['/companies/industry/power', 'industries'],
  ['/companies/m', 'companyLetters'],
  ['/company-information/x/history', 'companies'],
  ['/mutual-funds', null],
])('%s belongs to the kind with the longest pattern: %s', (path, name) => {
  expect(kindNameOf(path)).toBe(name);
});
