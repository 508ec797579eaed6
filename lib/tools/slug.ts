/**
 * A text in lower case, every run of blanks one hyphen. Other characters remain; links
 * percent-encode them.
 */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** A name as lower case letters and digits, joined by hyphens. */
export const plainSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[’'\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The slug of a company or an industry: its name in lower case, joined by hyphens as the
 * specification has it, without the characters that an address would percent-encode.
 */
export const nameSlug = (name: string): string => plainSlug(name) || slugOf(name);

/** A slug reduced to letters and digits, to compare different spellings. */
export function looseSlug(slug: string): string {
  return slug
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Percent-encodes an address segment, including apostrophes, so that programs that read a sitemap
 * without decoding `&#39;` find the page.
 */
export const encodedPart = (part: string): string =>
  encodeURIComponent(part).replaceAll("'", '%27');

/** Percent-decodes an address segment; returns it unchanged if an escape is invalid. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
