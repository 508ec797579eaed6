/** A name as people say it: without `Limited` and the like at its end, and with single blanks. */
export function shortName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  const short = plain.replace(/[\s,]+(?:limited|ltd\.?)$/i, '');
  return short || plain;
}

/** How wide a name must be set: long words must not break on a phone, long names not fill a screen. */
export function nameLength(name: string): 'short' | 'long' | 'very-long' {
  const longestWord = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  if (longestWord > 14 || name.length > 48) return 'very-long';
  return longestWord > 11 || name.length > 32 ? 'long' : 'short';
}
