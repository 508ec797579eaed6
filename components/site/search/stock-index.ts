import type { SiteIndex } from '@/lib/search/find-entries';
import type * as Code from './engine';

export type Engine = typeof Code;

/** An index, with the address of the file that belongs to it too. */
interface Loaded {
  readonly index: SiteIndex;
  readonly more: string | null;
}

/** Cached for all boxes until the next page load. */
const loads = new Map<string, Promise<Loaded | null>>();
let engine: Promise<Engine | null> | null = null;

/** The code of the search, loaded once; `null` if it could not be loaded. */
export function searchEngine(): Promise<Engine | null> {
  engine ??= import('./engine').catch((error: unknown) => {
    console.error('The search could not be loaded', error);
    engine = null;
    return null;
  });
  return engine;
}

async function load(address: string, before: SiteIndex | null): Promise<Loaded | null> {
  try {
    const [answer, code] = await Promise.all([fetch(address), searchEngine()]);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    if (!code) throw new Error('no code');
    const file = code.decodeIndex(await answer.text());
    if (!file.hasCompanies && !before) console.error('The list of companies could not be loaded');
    const parts = [...(before?.parts ?? []), code.prepareEntries(file.entries)];
    const index = code.siteIndexOf({
      companies: before?.companies ?? code.prepare(file.companies),
      hasCompanies: before?.hasCompanies ?? file.hasCompanies,
      chains: before?.chains ?? new Set(file.chains),
      parts,
    });
    return { index, more: file.more };
  } catch (error) {
    console.error('The search index could not be loaded', error);
    loads.delete(address);
    return null;
  }
}

function loadOnce(address: string, before: SiteIndex | null): Promise<Loaded | null> {
  const started = loads.get(address) ?? load(address, before);
  loads.set(address, started);
  return started;
}

/**
 * The first part of the search index, loaded once. A failure is logged to the console, and the next
 * call tries again.
 */
export const firstIndex = async (address: string | null): Promise<SiteIndex | null> =>
  (address === null ? null : await loadOnce(address, null))?.index ?? null;

/** Whole indexes that have loaded, by their addresses. */
const wholes = new Map<string, SiteIndex>();

/** The whole index where it has loaded already. */
export const readyIndex = (address: string | null): SiteIndex | null =>
  (address === null ? null : wholes.get(address)) ?? null;

/** The whole search index, with the mutual funds; only the first part if they do not load. */
export async function wholeIndex(address: string | null): Promise<SiteIndex | null> {
  const first = address === null ? null : await loadOnce(address, null);
  if (address === null || !first) return null;
  const whole = first.more === null ? first : await loadOnce(first.more, first.index);
  if (whole) wholes.set(address, whole.index);
  return (whole ?? first).index;
}
