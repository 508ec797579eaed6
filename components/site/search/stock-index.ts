import { decodeIndex } from '@/lib/search/index-file';
import { prepare, type SearchIndex } from '@/lib/search/match';

/** Cached for all boxes until the next page load. */
const loads = new Map<string, Promise<SearchIndex | null>>();

async function load(address: string): Promise<SearchIndex | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return prepare(decodeIndex(await answer.text()));
  } catch (error) {
    console.error('The list of companies could not be loaded', error);
    loads.delete(address);
    return null;
  }
}

/**
 * The search index, loaded once. A failure is logged to the console, and the next call tries again.
 */
export function stockIndex(address: string | null): Promise<SearchIndex | null> {
  if (address === null) return Promise.resolve(null);
  const known = loads.get(address);
  if (known) return known;
  const started = load(address);
  loads.set(address, started);
  return started;
}
