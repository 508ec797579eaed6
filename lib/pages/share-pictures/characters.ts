/**
 * Characters of the share pictures' fonts, which `scripts/subset-fonts.mjs` subsets to them. All
 * others are removed before drawing: a missing glyph would be a box, and an emoji would be fetched
 * from another host.
 */
export const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u0131\u0134-\u0148\u014a-\u017e\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u20ac\u20b9]/u;

/** Blanks of any kind, line and paragraph separators among them. */
const BLANKS = /[\s\u2028\u2029\u200b]+/gu;

/** A character as the fonts have it: itself, else its plain form without marks, else nothing. */
function drawn(character: string): string {
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKD').replace(/\p{M}+/gu, '');
  return [...plain].every((one) => DRAWABLE.test(one)) ? plain : '';
}

/** A text reduced to the characters that can be drawn; blank if there are none. */
export function drawable(text: string): string {
  const characters = [...text.normalize('NFC').replace(BLANKS, ' ')].map(drawn).join('');
  return characters
    .replace(/\u00ad/g, '')
    .replace(BLANKS, ' ')
    .trim();
}
