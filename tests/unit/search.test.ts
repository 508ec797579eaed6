import { decodeIndex, encodeIndex } from '@/lib/search/index-file';
import { highlight, inOrder, prepare, search, type SearchEntry } from '@/lib/search/match';
import { nearNames } from '@/lib/search/near';
import { plainSlug, slugOf } from '@/lib/tools/slug';
import fc from '@/tests/support/properties';

const entry = (name: string, symbol: string, industry = 'Services'): SearchEntry => ({
  name,
  symbol,
  industry,
  slug: slugOf(name),
});

const index = prepare([
  entry('Reliance Power Limited', 'RPOWER', 'Power'),
  entry('Reliance Industries Limited', 'RELIANCE', 'Oil Gas & Consumable Fuels'),
  entry('Reliance Chemotex Industries Limited', 'RELCHEMQ', 'Textiles'),
  entry('Infosys Limited', 'INFY', 'Information Technology'),
  entry('HCL Infosystems Limited', 'HCL-INSYS', 'Information Technology'),
  entry('Mahindra & Mahindra Limited', 'M&M', 'Automobile and Auto Components'),
  entry('bajaj Auto Limited', 'BAJAJ-AUTO', 'Automobile and Auto Components'),
  entry('Nameless', '', ''),
]);

const names = (query: string, fields: 'all' | 'name' = 'all') =>
  search(index, query, fields).matches.map((match) => match.name);

test.each(['', 'r', 're', '  re  ', ' \t '])('is idle for %j', (query) => {
  expect(search(index, query, 'all')).toEqual({ closest: [], matches: [] });
});

test('finds substrings of name, symbol and industry without case, sorted by name', () => {
  expect(names('AUTO')).toEqual(['bajaj Auto Limited', 'Mahindra & Mahindra Limited']);
  expect(names('rpow')).toEqual(['Reliance Power Limited']);
  expect(names('liance')).toEqual([
    'Reliance Chemotex Industries Limited',
    'Reliance Industries Limited',
    'Reliance Power Limited',
  ]);
  expect(names('m&m')).toEqual(['Mahindra & Mahindra Limited']);
});

test('with the fields `name` searches the company name only', () => {
  expect(names('auto', 'name')).toEqual(['bajaj Auto Limited']);
  expect(names('rpow', 'name')).toEqual([]);
});

test('a query never matches across two fields or two companies', () => {
  expect(names('limited information')).toEqual([]);
  expect(names('fuels\ninfy')).toEqual([]);
});

test('the closest match comes first: exact symbol, symbol prefix, name prefix', () => {
  const closest = (query: string) => search(index, query, 'all').closest.map((one) => one.symbol);
  expect(closest('reliance')).toEqual(['RELIANCE', 'RELCHEMQ', 'RPOWER']);
  expect(closest('infosys')).toEqual(['INFY']);
  expect(closest('limited')).toEqual([]);
});

test('in order, each match comes once: the closest first, then the others by name', () => {
  const { closest, matches } = search(index, 'rel', 'all');
  expect(closest.length).toBeGreaterThan(1);
  const names = inOrder({ closest, matches }).map(({ name }) => name);
  expect(names).toHaveLength(matches.length);
  expect(new Set(names)).toEqual(new Set(matches.map(({ name }) => name)));
  expect(names.slice(0, closest.length)).toEqual(closest.map(({ name }) => name));
  const others = names.slice(closest.length);
  expect(others).toEqual([...others].sort());
});

test('every closest match is in the full list too', () => {
  const { closest, matches } = search(index, 'rel', 'all');
  closest.forEach((one) => expect(matches).toContain(one));
});

test('no match gives an empty list', () => {
  expect(names('zzzz')).toEqual([]);
});

test('equals a simple filter for any list and query', () => {
  const word = fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom(...'abAB& .') });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(word, word, word), { maxLength: 12 }),
      fc.string({ minLength: 3, maxLength: 4, unit: fc.constantFrom(...'ab& ') }),
      (rows, query) => {
        const made = prepare(rows.map(([name, symbol, industry]) => entry(name, symbol, industry)));
        const wanted = query.trim().replace(/\s+/g, ' ');
        const expected =
          wanted.length < 3
            ? []
            : made.entries.filter((one) =>
                [one.name, one.symbol, one.industry].some((field) =>
                  field.toLowerCase().includes(wanted),
                ),
              );
        expect(search(made, query, 'all').matches).toEqual(expected);
      },
    ),
  );
});

describe('highlight', () => {
  test.each([
    [
      'Bajaj Auto Limited',
      'auto',
      [
        ['Bajaj ', 0],
        ['Auto', 1],
        [' Limited', 0],
      ],
    ],
    [
      'Mahindra & Mahindra',
      'MAH',
      [
        ['Mah', 1],
        ['indra & ', 0],
        ['Mah', 1],
        ['indra', 0],
      ],
    ],
    ['Infosys', 'xyz', [['Infosys', 0]]],
    ['İstanbul', 'ist', [['İstanbul', 0]]],
  ] as const)('%s by %s', (name, query, parts) => {
    expect(highlight(name, query)).toEqual(
      parts.map(([text, match]) => ({ text, match: match === 1 })),
    );
  });
});

test('decoding the index file gives the encoded entries', () => {
  const special = { ...entry('Jain Irrigation', 'JISLDVREQS'), slug: 'jain-irrigation-jisldvreqs' };
  const entries = [...index.entries, special];
  const file = {
    companies: entries,
    entries: [],
    more: null,
    hasCompanies: true,
    chains: ['NIFTY', 'M&M'],
  };
  expect(decodeIndex(encodeIndex(file))).toEqual(file);
});

test('an index file holds any entry', () => {
  const text = fc.string({ maxLength: 12, unit: fc.constantFrom(...'ab &-é') });
  const code = fc.oneof(fc.stringMatching(/^[A-Z0-9]{3,9}$/), fc.nat(999_999).map(String));
  const made = fc.record({
    group: fc.constantFrom('funds' as const, 'forms' as const),
    title: text,
    href: text.map((path) => `/${path}`),
    words: text,
    size: fc.integer({ min: -1, max: 40 }),
    codes: fc.array(code, { maxLength: 5 }),
  });
  const usual = made.map((one) => ({ ...one, href: `/mutual-funds/${plainSlug(one.title)}` }));
  fc.assert(
    fc.property(fc.array(fc.oneof(made, usual), { maxLength: 6 }), (entries) => {
      const file = {
        companies: [],
        entries,
        more: '/stock-index/funds-1',
        hasCompanies: false,
        chains: [],
      };
      expect(decodeIndex(encodeIndex(file))).toEqual(file);
    }),
  );
});

const near = (slug: string) => nearNames(index, slug, 3).map(({ name }) => name);

test('names near an unknown one are those that share words or their beginnings', () => {
  expect(near('reliance-chemicals')).toEqual([
    'Reliance Chemotex Industries Limited',
    'Reliance Industries Limited',
    'Reliance Power Limited',
  ]);
  expect(near('infosis')).toEqual(['HCL Infosystems Limited', 'Infosys Limited']);
  expect(near('m&m')).toEqual(['Mahindra & Mahindra Limited']);
  expect(near('unknown-limited')).toEqual([]);
});

test('of a long unknown name eight words and 120 characters are read', () => {
  const eight = 'abc-'.repeat(8);
  expect(near(`${eight.slice(4)}infosys`)).toContain('Infosys Limited');
  expect(near(`${eight}infosys`)).toEqual([]);
  expect(near(`${'-'.repeat(120)}infosys`)).toEqual([]);
});
