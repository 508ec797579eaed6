import { isPersonal } from '../lib/search/personal';
import { decodedPart } from '../lib/tools/slug';

/** Where a search for a person's own number is sent: the address says that it was withheld. */
export const WITHHELD_ADDRESS = '/search?withheld=1';

/**
 * Whether an address searches for a phone number, a PAN or the like. It is answered with a redirect
 * before it is looked up, rendered or stored, so that the number stays in no cache and on no page.
 */
export function isWithheldSearch(path: string, query: string): boolean {
  if (!/^\/+search\/*$/i.test(decodedPart(path))) return false;
  return [...new URLSearchParams(query).values()].some(isPersonal);
}
