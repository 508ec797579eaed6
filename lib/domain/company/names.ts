/** A name without `Limited` or `Ltd` at its end, and with single blanks. */
export function shortName(name: string): string {
  const plain = name.trim().replace(/\s+/g, ' ');
  const short = plain.replace(/[\s,]+(?:limited|ltd\.?)$/i, '');
  return short || plain;
}
