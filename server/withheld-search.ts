import { isPersonal } from '../lib/search/personal';
import { decodedPart } from '../lib/tools/slug';

/** Where a search for a person's own number is sent: the address says that it was withheld. */
export const WITHHELD_ADDRESS = '/search?withheld=1';

/** What visitors type words into, on any page: searches, and the names of comparisons and of `/what-if`. */
const WORDS: ReadonlySet<string> = new Set(['q', 'c', 'f', 'fund', 'of']);
const SEARCH = /^\/+search\/*$/i;
/** Its other fields are for figures, which may be long; what is no figure is shown again as wrong. */
const SCREENER = /^\/+screener(?:\/|$)/i;

/**
 * Whether an address searches for a phone number, a PAN or the like. It is answered with a redirect
 * before it is looked up, rendered or stored, so that the number stays in no cache and on no page.
 */
export function isWithheldSearch(path: string, query: string): boolean {
  if (query === '') return false;
  const page = decodedPart(path);
  const isTyped = (name: string, value: string) =>
    WORDS.has(name) || SEARCH.test(page) || (SCREENER.test(page) && Number.isNaN(Number(value)));
  return [...new URLSearchParams(query)].some(
    ([name, value]) => isTyped(name, value) && isPersonal(value),
  );
}
