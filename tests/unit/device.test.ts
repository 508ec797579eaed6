import { isCode } from '@/lib/device/codes';
import { fundRows } from '@/lib/pages/watchlist/load-fund-file';
import type { Source } from '@/lib/domain/sourced';
import { nextEvents } from '@/lib/device/next-events';
import { readVisits, withVisit } from '@/lib/device/visits';
import {
  codesOf,
  isWatched,
  merged,
  MOST_WATCHED,
  byList,
  readList,
  shareHash,
  toggled,
  type Watched,
  withText,
  writeList,
} from '@/lib/device/watchlist';
import fc from '@/tests/support/properties';

import { family, scheme } from '@/tests/fixtures/fund';

const code = fc
  .tuple(
    fc.constantFrom('stock', 'etf', 'index', 'fund'),
    fc.stringMatching(/^[A-Za-z0-9&._-]{1,40}$/),
  )
  .map(([kind, symbol]) => `${kind}:${symbol}`);

const entry: fc.Arbitrary<Watched> = fc.record({
  code,
  added: fc.constantFrom('2026-11-20', ''),
  price: fc.option(fc.double({ min: 0.01, max: 1e6, noNaN: true })),
  note: fc.string({ maxLength: 200 }),
  list: fc.stringMatching(/^[A-Za-z]{0,40}$/),
});

const lists = fc.uniqueArray(entry, { selector: (one) => one.code, maxLength: 30 });

describe('a watchlist', () => {
  test('property: an exported and imported list is unchanged', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(readList(writeList(list))).toEqual(list);
        expect(merged([], readList(writeList(list)) ?? [])).toEqual(list);
      }),
    );
  });

  test('property: a link carries all codes, after the #', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const link = new URL(`https://site.example/watchlist${shareHash(list)}`);
        expect(link.pathname + link.search).toBe('/watchlist');
        expect(codesOf(link.hash)).toEqual(list.map((one) => one.code));
      }),
    );
  });

  test('property: on and off leaves the others as they were', () => {
    fc.assert(
      fc.property(lists, entry, (list, one) => {
        fc.pre(!isWatched(list, one.code));
        const longer = toggled(list, one);
        expect(isWatched(longer, one.code)).toBe(true);
        expect(toggled(longer, one)).toEqual(list);
      }),
    );
  });

  test('holds two hundred', () => {
    const one = (at: number): Watched => ({
      code: `stock:S${at}`,
      added: '',
      price: null,
      note: '',
      list: '',
    });
    const full = Array.from({ length: MOST_WATCHED }, (_, at) => one(at));
    expect(toggled(full, one(999))).toEqual(full);
    expect(readList(writeList([...full, one(999)]))).toEqual(full);
  });

  test.each(['', '{', '{}', 'null', '"x"', '7'])('%s is not a list', (text) => {
    expect(readList(text)).toBeNull();
  });

  test('strange entries are left out or mended', () => {
    const given = [
      { code: 'stock:SBIN', added: 'yesterday', price: '12', note: 7 },
      { code: 'javascript:alert(1)' },
      { code: 'stock:SBIN', note: 'a second time' },
      null,
      { code: '../etc' },
    ];
    expect(readList(JSON.stringify(given))).toEqual([
      { code: 'stock:SBIN', added: '', price: null, note: '', list: '' },
    ]);
  });

  test('a file longer than any list is rejected, and each entry is checked once', () => {
    expect(readList(`[${' '.repeat(500_000)}]`)).toBeNull();
    let looks = 0;
    const [sample] = fc.sample(entry, 1) as [Watched];
    const many = Array.from({ length: 2_000 }, (_, at) => ({
      ...sample,
      get code() {
        looks += 1;
        return `stock:S${at}`;
      },
    }));
    expect(merged([], many)).toHaveLength(MOST_WATCHED);
    expect(looks).toBe(many.length);
  });

  test('the longest list is no longer than a file may be', () => {
    const note = '\u0001'.repeat(200);
    const given = Array.from({ length: MOST_WATCHED }, (_, at) => ({
      code: `stock:${at}`.padEnd(46, 'X'),
      added: '2026-11-20',
      price: 1 / 3,
      note,
    }));
    const full = readList(JSON.stringify(given));
    expect(full).toHaveLength(MOST_WATCHED);
    expect(readList(writeList(full ?? []))).toEqual(full);
  });

  test('a note is cut to its length', () => {
    const list = readList('[{"code":"stock:SBIN"}]') ?? [];
    expect(withText(list, 'stock:SBIN', { note: 'x'.repeat(500) })[0]?.note).toHaveLength(200);
    expect(withText(list, 'stock:SBIN', { list: ' Banks ' })[0]?.list).toBe('Banks');
    expect(withText(list, 'stock:ITC', { list: 'Banks' })).toEqual(list);
  });
});

test('property: no part of a link but codes gets in', () => {
  fc.assert(
    fc.property(fc.string(), (hash) => {
      expect(codesOf(hash).every(isCode)).toBe(true);
    }),
  );
});

describe('pages looked at', () => {
  const visit = (at: number) => ({ code: `stock:S${at}`, name: `S ${at}`, path: `/s/${at}` });

  test('the newest first, each once, at most twelve', () => {
    const visits = Array.from({ length: 15 }, (_, at) => visit(at)).reduce(
      withVisit,
      [] as readonly ReturnType<typeof visit>[],
    );
    expect(visits.map(({ name }) => name)).toEqual(
      Array.from({ length: 12 }, (_, at) => `S ${14 - at}`),
    );
    expect(withVisit(visits, visit(5))[0]).toEqual(visit(5));
    expect(withVisit(visits, visit(5))).toHaveLength(12);
    expect(readVisits(JSON.stringify(visits))).toEqual(visits);
  });

  test('addresses of other sites are no visits', () => {
    const others = [
      'https://bad.example',
      '//bad.example',
      '/\\bad.example',
      'javascript:alert(1)',
      7,
    ];
    for (const path of others) {
      expect(readVisits(JSON.stringify([{ ...visit(1), path }]))).toEqual([]);
    }
    expect(readVisits('{')).toEqual([]);
  });
});

test('lists come by name, the unnamed one first, with every entry once', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const named = byList(list);
      expect(named.map(([name]) => name)).toEqual([...named.map(([name]) => name)].sort());
      expect(named.flatMap(([, entries]) => entries)).toHaveLength(list.length);
      expect(named.every(([name, entries]) => entries.every((one) => one.list === name))).toBe(
        true,
      );
    }),
  );
});

describe('the public file of funds', () => {
  test('each plan and option, with its NAV, change and own day', () => {
    const late = scheme({ code: '900009', plan: 'direct', day: '2026-08-19', previousNav: null });
    const old = family({ slug: 'old', isCurrent: false });
    const families = [family({ schemes: [scheme({ nav: 49, previousNav: 48 }), late] }), old];
    expect(fundRows({ asOf: '2026-08-20', families })).toEqual([
      [
        'fund:900001',
        'Plumeria Flexi Cap Fund (Regular, Growth)',
        '/mutual-funds/plumeria-flexi-cap-fund',
        49,
        2.08,
        null,
      ],
      [
        'fund:900009',
        'Plumeria Flexi Cap Fund (Direct, Growth)',
        '/mutual-funds/plumeria-flexi-cap-fund?plan=direct&option=growth',
        48.1234,
        null,
        '2026-08-19',
      ],
    ]);
    expect(fundRows({ asOf: null, families }).every(([own]) => isCode(own))).toBe(true);
  });
});

test('the next event of a company is its nearest ex-date or day of results', () => {
  const action = (symbol: string, exDate: string, purpose: string) => ({
    symbol,
    exDate,
    purpose,
    name: null,
    recordDate: null,
  });
  const meeting = (symbol: string, date: string, purpose: string) => ({
    symbol,
    date,
    purpose,
    name: null,
    details: null,
  });
  const sourced = <T>(data: T, source: Source = 'provider') => ({
    data,
    source,
    asOf: null,
    note: null,
  });
  const events = nextEvents(
    sourced([
      action('ALPHA', '2026-11-20', 'Dividend - Rs 5 Per Share'),
      action('ALPHA', '2026-12-10', 'Bonus 1:1'),
      action('BETA', '2026-12-01', 'Annual General Meeting'),
    ]),
    sourced([
      meeting('ALPHA', '2026-12-05', 'Financial Results'),
      meeting('GAMMA', '2026-11-23', 'Fund Raising'),
    ]),
    '2026-11-23',
  );
  expect(events).toEqual({
    'stock:ALPHA': ['2026-12-05', 'results'],
    'stock:BETA': ['2026-12-01', 'ex-date'],
  });
  const invented = sourced([meeting('ALPHA', '2026-12-05', 'Financial Results')], 'sample');
  expect(nextEvents(null, invented, '2026-11-23')).toEqual({
    'stock:ALPHA': ['2026-12-05', 'results (sample)'],
  });
});
