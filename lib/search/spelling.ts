/** Edits that a word of a query may differ by: none under four letters, one to seven, then two. */
export const editsFor = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The letters and digits of a word as bits, which tell most pairs apart without comparing them. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Edits from one word to another: a letter more, less, changed, or two neighbours swapped (optimal
 * string alignment).
 * @param most where it gives up: for any larger number it returns one that is larger too
 */
export function editsBetween(a: string, b: string, most = Infinity): number {
  const width = b.length + 1;
  let [before, last, row] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let j = 0; j < width; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j < width; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
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

/** The words that a text may mean, with the number of edits. */
export interface Vocabulary {
  readonly words: readonly string[];
  readonly letters: readonly number[];
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = [...new Set(words)].filter((word) => word.length > 2);
  return { words: all, letters: all.map(lettersOf) };
}

/** The words within the edits that a word may differ by, and the edits of each; itself included. */
export function alike({ words, letters }: Vocabulary, word: string): ReadonlyMap<string, number> {
  const most = editsFor(word);
  const own = lettersOf(word);
  const found = new Map<string, number>();
  words.forEach((other, at) => {
    if (Math.abs(other.length - word.length) > most) return;
    // A changed letter takes one from the word and adds one.
    if (countBits(own ^ (letters[at] ?? 0)) > 2 * most) return;
    const edits = editsBetween(word, other, most);
    if (edits <= most) found.set(other, edits);
  });
  return found;
}
