const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** Characters above Latin-1 that the standard fonts of PDF can set. */
const KEPT = /[–—‘’“”„…•‰]/;

/** Running text as the standard fonts of PDF can set it: links as their labels, `Rs` for the rupee sign. */
export function plainText(text: string): string {
  const words = text.replace(LINK, '$1').replace(/₹\s*/g, 'Rs ').replace(/−/g, '-');
  return [...words]
    .filter((character) => (character.codePointAt(0) ?? 0) < 256 || KEPT.test(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
