/** Characters above Latin-1 that the standard fonts of PDF have. */
const KEPT = /[–—‘’“”„…•‰]/;

const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/₹\s*/g, 'Rs '],
  [/−/g, '-'],
  [/→/g, 'to'],
  [/≥/g, 'at least '],
  [/≤/g, 'at most '],
  [/\u00a0/g, ' '],
];

/**
 * A text as the standard fonts of PDF can set it: `Rs` for the rupee sign, and other scripts, with
 * brackets that then stand empty, left out.
 */
export function printable(text: string): string {
  const replaced = REPLACED.reduce((result, [from, to]) => result.replace(from, to), text);
  return [...replaced]
    .filter((character) => (character.codePointAt(0) ?? 0) < 256 || KEPT.test(character))
    .join('')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const plain = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim();

export interface Blocks {
  readonly paragraphs: string[];
  readonly items: string[];
}

/** The paragraphs and list items of a record's markup, without their tags. */
export function blocksOf(markup: string): Blocks {
  const blocks: Blocks = { paragraphs: [], items: [] };
  for (const [, tag, content = ''] of markup.matchAll(/<(p|li)\b[^>]*>(.*?)<\/\1>/gs)) {
    (tag === 'li' ? blocks.items : blocks.paragraphs).push(plain(content));
  }
  if (blocks.paragraphs.length + blocks.items.length === 0) blocks.paragraphs.push(plain(markup));
  return blocks;
}
