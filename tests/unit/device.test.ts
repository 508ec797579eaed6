import fc from 'fast-check';

import { isCode } from '@/lib/device/codes';
import { readVisits, withVisit } from '@/lib/device/visits';
import {
  codesOf,
  isWatched,
  merged,
  MOST_WATCHED,
  readList,
  shareHash,
  toggled,
  type Watched,
  withNote,
  writeList,
} from '@/lib/device/watchlist';

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
});

const lists = fc.uniqueArray(entry, { selector: (one) => one.code, maxLength: 30 });

describe('a watchlist', () => {
  test('property: what is exported and imported is the same list', () => {
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
      ...{ code: `stock:S${at}`, added: '', price: null, note: '' },
    });
    const full = Array.from({ length: MOST_WATCHED }, (_, at) => one(at));
    expect(toggled(full, one(999))).toEqual(full);
    expect(readList(writeList([...full, one(999)]))).toEqual(full);
  });

  test.each(['', '{', '{}', 'null', '"x"', '7'])('%s is no list', (text) => {
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
      { code: 'stock:SBIN', added: '', price: null, note: '' },
    ]);
  });

  test('a note is cut to its length', () => {
    const list = readList('[{"code":"stock:SBIN"}]') ?? [];
    expect(withNote(list, 'stock:SBIN', 'x'.repeat(500))[0]?.note).toHaveLength(200);
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
    for (const path of ['https://bad.example', '//bad.example', 'javascript:alert(1)', 7]) {
      expect(readVisits(JSON.stringify([{ ...visit(1), path }]))).toEqual([]);
    }
    expect(readVisits('{')).toEqual([]);
  });
});
