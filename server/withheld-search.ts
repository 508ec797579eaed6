import { isPersonal } from '../lib/search/personal';
import { decodedPart } from '../lib/tools/slug';

/** Where a search for a person's own number is sent: the address says that it was withheld. */
export const WITHHELD_ADDRESS = '/search?withheld=1';

/** What visitors type words into, on any page: searches, and the names of comparisons and of `/what-if`. */
const WORDS: ReadonlySet<string> = new Set([
  'q',
  'c',
  'f',
  'fund',
  'of',
  'list',
  'house',
  'category',
  'month',
  'industry',
]);
/** Names of files and records that the site makes itself; their digits are no personal number. */
const OWN_NAMES = /^\/+(_next|api|assets|feeds|icons|share|sitemaps|stock-index)\//i;
const SEARCH = /^\/+search\/*$/i;
/** Its other fields are for figures, which may be long; what is no figure is shown again as wrong. */
const SCREENER = /^\/+screener(?:\/|$)/i;

/**
 * Whether an address searches for a phone number, a PAN or the like, or has one in its path. It is answered with a redirect
 * before it is looked up, rendered or stored, so that the number stays in no cache and on no page.
 */
export function isWithheldSearch(path: string, query: string): boolean {
  const page = decodedPart(path);
  if (!OWN_NAMES.test(page) && page.split('/').some(isPersonal)) return true;
  const isTyped = (name: string, value: string) =>
    WORDS.has(name) || SEARCH.test(page) || (SCREENER.test(page) && Number.isNaN(Number(value)));
  return [...new URLSearchParams(query)].some(
    ([name, value]) => isTyped(name, value) && isPersonal(value),
  );
}
