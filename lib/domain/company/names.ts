/** A name without `Limited` or `Ltd` at its end, and with single blanks. */
export function shortName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  const short = plain.replace(/[\s,]+(?:limited|ltd\.?)$/i, '');
  return short || plain;
}

/** The size class of a heading: long words must fit a phone, and long names must not fill a screen. */
export function nameLength(name: string): 'short' | 'long' | 'very-long' {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longestWord > 14 || name.length > 48) return 'very-long';
  return longestWord > 11 || name.length > 32 ? 'long' : 'short';
}
