/** Spellings that count as the same text, for names, titles and queries. */

/** Accents of Latin letters; the signs of Indian scripts are letters and stay. */
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const INSIDE_WORDS = /['’.]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}%]+/gu;

/** Most texts have no other letters, and need less work. */
const IS_PLAIN = /^[\x20-\x7e]*$/;
const BETWEEN_PLAIN_WORDS = /[^a-z0-9%]+/g;

/** Lower case without accents, points and apostrophes; anything else between words is one blank. */
export function foldText(text: string): string {
  if (IS_PLAIN.test(text)) {
    const lower = text.toLowerCase().replace(INSIDE_WORDS, '');
    return lower.replace(BETWEEN_PLAIN_WORDS, ' ').trim();
  }
  return text
    .normalize('NFKD')
    .replace(LATIN_ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(INSIDE_WORDS, '')
    .replace(BETWEEN_WORDS, ' ')
    .trim();
}

/** Words that are often left out of a company's name. */
const OPTIONAL = /\b(limited|ltd|india|and|the)\b/g;

/** A company's name without `Limited`, `India` and the like, if another word is left. */
export function foldName(name: string): string {
  const folded = foldText(name);
  return folded.replace(OPTIONAL, ' ').replace(/ +/g, ' ').trim() || folded;
}

/** Words of a question that say nothing about its subject. */
const STOP_WORDS = new Set(
  'a an and are be can do does for from get how i if in is it me my of on or our the there to what when where which who why with you your'.split(
    ' ',
  ),
);

/** A word without the `s` of its plural; the text searched in may have either. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;

/** The words of a query that are searched for: without stop words, unless it has no other. */
export function wordsOf(query: string): readonly string[] {
  const all = foldText(query).split(' ').filter(Boolean);
  const telling = all.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : all).map(singular);
}
