/** What makes the search quick changes no result: each part against the plain way to the same. */

import { type Entry, findEntries, PAST, prepareEntries } from '@/lib/search/entries';
import { foldText, wordsOf } from '@/lib/tools/fold';
import { linesOf, linesWith } from '@/lib/search/lines';
import {
  editsBetween,
  editsFor,
  hasBeginning,
  nearestWords,
  vocabularyOf,
} from '@/lib/search/spelling';
import fc from '@/tests/support/properties';

const letters = (unit: string, minLength: number, maxLength: number) =>
  fc.string({ minLength, maxLength, unit: fc.constantFrom(...unit) });

test('the lines with a text are those that contain it', () => {
  fc.assert(
    fc.property(
      fc.array(letters('ab ', 0, 6), { maxLength: 9 }),
      letters('ab ', 1, 3),
      (lines, wanted) => {
        const plain = lines.flatMap((line, at) => (line.includes(wanted) ? [at] : []));
        expect(linesWith(linesOf(lines), wanted)).toEqual(plain);
      },
    ),
  );
});

test('a text of plain letters is folded as any other', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      // The letter at the end takes the way of all letters.
      expect(foldText(text)).toBe(foldText(`${text} \u0905`).replace(/ ?\u0905$/, ''));
    }),
    { numRuns: 500 },
  );
});

test('the nearest words are those with the fewest edits of all', () => {
  const word = letters('abcd', 0, 10);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (words, typed) => {
      const known = [...new Set(words)].filter((one) => one.length > 2);
      const edits = (one: string) => editsBetween(typed, one);
      const least = Math.min(...known.map(edits));
      const plain = known.filter((one) => edits(one) === least && least <= editsFor(typed));
      const vocabulary = vocabularyOf(words);
      expect(nearestWords(vocabulary, typed)).toEqual(plain);
      const begins = known.some((one) => one.startsWith(typed));
      expect(hasBeginning(vocabulary, typed)).toBe(begins);
    }),
    { numRuns: 1_000 },
  );
});

const entries = fc.array(
  fc.record({
    group: fc.constant('funds' as const),
    title: letters('abA -', 1, 8),
    href: fc.constant('/'),
    words: letters('ab ', 0, 6),
    codes: fc.array(letters('ab', 3, 3), { maxLength: 2 }),
    size: fc.integer({ min: PAST, max: 2 }),
  }),
  { maxLength: 12 },
);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Every entry is compared with the query, then all are sorted. */
function plainly(all: readonly Entry[], query: string): readonly Entry[] {
  const typed = query.trim().toLowerCase();
  const starts = wordsOf(query).map((word) => (word.length > 1 ? ` ${word}` : ` ${word} `));
  const padded = (text: string) => ` ${foldText(text)} `;
  const rankOf = ({ title, words, codes }: Entry): number => {
    if (codes.includes(typed)) return -1;
    if (starts.length === 0) return 9;
    const whole = `${padded(title)}${foldText(words)} `;
    if (!starts.every((start) => whole.includes(start))) return 9;
    if (padded(title) === padded(query)) return 0;
    if (padded(title).startsWith(padded(query).trimEnd())) return 1;
    return starts.every((start) => padded(title).includes(start)) ? 2 : 3;
  };
  const order = (a: Entry, b: Entry) =>
    rankOf(a) - rankOf(b) ||
    b.size - a.size ||
    compare(padded(a.title), padded(b.title)) ||
    compare(a.title, b.title);
  return all.filter((one) => rankOf(one) < 9).sort(order);
}

test('entries are found as by comparing each and sorting all', () => {
  fc.assert(
    fc.property(entries, letters('ab -', 1, 5), (all, query) => {
      const { current, past } = findEntries(prepareEntries(all), query);
      const plain = plainly(all, query);
      const isShown = (one: Entry) =>
        one.size !== PAST ||
        one.codes.includes(query.trim()) ||
        (wordsOf(query).length > 0 && foldText(one.title) === foldText(query));
      expect(current).toEqual(plain.filter(isShown));
      expect(past).toEqual(plain.filter((one) => !isShown(one)));
    }),
    { numRuns: 1_000 },
  );
});
