import type { SiteIndex } from '@/lib/search/find';
import type * as Code from './engine';

export type Engine = typeof Code;

/** Cached for all boxes until the next page load. */
const loads = new Map<string, Promise<SiteIndex | null>>();
let engine: Promise<Engine | null> | null = null;

/** The code of the search, loaded once; `null` where it could not be loaded. */
export function searchEngine(): Promise<Engine | null> {
  engine ??= import('./engine').catch((error: unknown) => {
    console.error('The search could not be loaded', error);
    engine = null;
    return null;
  });
  return engine;
}

async function load(address: string): Promise<SiteIndex | null> {
  try {
    const [answer, code] = await Promise.all([fetch(address), searchEngine()]);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    if (!code) throw new Error('no code');
    const { companies, entries } = code.decodeIndex(await answer.text());
    return { companies: code.prepare(companies), parts: [code.prepareEntries(entries)] };
  } catch (error) {
    console.error('The list of companies could not be loaded', error);
    loads.delete(address);
    return null;
  }
}

/**
 * The search index, loaded once. A failure is logged to the console, and the next call tries again.
 */
export function stockIndex(address: string | null): Promise<SiteIndex | null> {
  if (address === null) return Promise.resolve(null);
  const known = loads.get(address);
  if (known) return known;
  const started = load(address);
  loads.set(address, started);
  return started;
}
