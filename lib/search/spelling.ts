/** Edits that a word of a query may differ by: none under four letters, one to seven, then two. */
export const editsFor = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The letters and digits of a word as bits, which tell most pairs apart without comparing them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether a number has more bits than `most`. */
function hasMoreBits(bits: number, most: number): boolean {
  let count = 0;
  for (let left = bits; left !== 0 && count <= most; left &= left - 1) count += 1;
  return count > most;
}

/** Rows of the table of edits, used again for each pair of words that fits. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(64)) as [Uint8Array, Uint8Array, Uint8Array];

const rowsFor = (width: number): typeof ROWS =>
  width <= ROWS[0].length
    ? [...ROWS]
    : [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];

/**
 * Edits from one word to another: a letter more, less, changed, or two neighbours swapped (optimal
 * string alignment).
 * @param most where it gives up: for any larger number it returns one that is larger too
 */
export function editsBetween(a: string, b: string, most = Infinity): number {
  const width = b.length + 1;
  let [before, last, row] = rowsFor(width);
  for (let j = 0; j < width; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let edits = (last[j - 1] ?? 0) + (isSame ? 0 : 1);
      edits = Math.min(edits, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const mayBeSwapped = i > 1 && j > 1 && !isSame;
      if (
        mayBeSwapped &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return least;
    [before, last, row] = [last, row, before];
  }
  return last[b.length] ?? a.length;
}

interface Known {
  readonly word: string;
  readonly letters: number;
  /** Its place among all words. */
  readonly place: number;
}

/** The words that a text may mean. */
export interface Vocabulary {
  readonly byLength: ReadonlyMap<number, readonly Known[]>;
  /** In the order of their characters. */
  readonly sorted: readonly string[];
}

const byCharacters = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Words of fewer than three characters are left out. */
export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = [...new Set(words)].filter((word) => word.length > 2);
  const byLength = new Map<number, Known[]>();
  all.forEach((word, place) => {
    const known = { word, letters: lettersOf(word), place };
    const alike = byLength.get(word.length);
    if (alike) alike.push(known);
    else byLength.set(word.length, [known]);
  });
  return { byLength, sorted: all.sort(byCharacters) };
}

/** Whether a word of the vocabulary begins with a text. */
export function hasBeginning({ sorted }: Vocabulary, text: string): boolean {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return sorted[from]?.startsWith(text) ?? false;
}

/**
 * The words with the fewest edits from a word, of those within the edits that it may differ by, in
 * the order of the vocabulary.
 */
export function nearestWords({ byLength }: Vocabulary, word: string): readonly string[] {
  let least = editsFor(word);
  let nearest: Known[] = [];
  const own = lettersOf(word);
  // Lengths that differ less come first, since they may need fewer edits.
  const lengths = [...byLength.keys()].filter((one) => Math.abs(one - word.length) <= least);
  lengths.sort((a, b) => Math.abs(a - word.length) - Math.abs(b - word.length));
  for (const length of lengths) {
    for (const known of byLength.get(length) ?? []) {
      // A changed letter takes one from the word and adds one.
      if (hasMoreBits(own ^ known.letters, 2 * least)) continue;
      const edits = editsBetween(word, known.word, least);
      if (edits < least) nearest = [];
      if (edits <= least) {
        nearest.push(known);
        least = edits;
      }
    }
  }
  return nearest.sort((a, b) => a.place - b.place).map((known) => known.word);
}
