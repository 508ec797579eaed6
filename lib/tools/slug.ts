/**
 * The specification's address of a company: its name lower-cased, every run of blanks one hyphen.
 * Other characters stay as they are; links encode them.
 */
export function slugOf(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-');
}

/** A slug without what people leave out or write differently: letters and digits alone. */
export function looseSlug(slug: string): string {
  return slug
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/\blimited\b/g, 'ltd')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A part of an address with its escapes undone; what is no valid escape stays as it came. */
export function decodedPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
