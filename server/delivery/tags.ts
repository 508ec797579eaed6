/** A tag without its quotes and mark of weakness. */
export const plainTag = (tag: string): string => tag.trim().replace(/^W\//, '').replaceAll('"', '');

/**
 * Whether an `If-None-Match` names the tag. The comparison is weak (RFC 9110, 8.8.3.2): compressed
 * or not, it is the same text.
 */
export function isKnownTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => plainTag(one) === plainTag(etag));
}
