import { startOf } from '@/lib/tools/shorten';
import { onceBy } from '@/lib/tools/once-by';

import { isCode } from './codes';

/** Entries of all lists together; the longest note and name of a list in characters. */
export const MOST_WATCHED = 200;
export const LONGEST_NOTE = 200;
export const LONGEST_LIST = 40;

/** What is stored of each entry: on this device alone, and never sent. */
export interface Watched {
  readonly code: string;
  /** The day it was added, `YYYY-MM-DD`. */
  readonly added: string;
  /** The price when it was added, if it was known. */
  readonly price: number | null;
  readonly note: string;
  /** The name of its list, as the visitor gave it; blank for the first list. */
  readonly list: string;
}

export type Watchlist = readonly Watched[];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function entryOf(given: unknown): Watched | null {
  if (typeof given !== 'object' || given === null) return null;
  const { code, added, price, note, list } = given as Record<string, unknown>;
  if (!isCode(code)) return null;
  return {
    code,
    added: typeof added === 'string' && DAY.test(added) ? added : '',
    price: typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : null,
    note: typeof note === 'string' ? startOf(note, LONGEST_NOTE) : '',
    list: typeof list === 'string' ? startOf(list.trim(), LONGEST_LIST) : '',
  };
}

/** The first of each code, at most as many as a list holds. */
const tidy = (entries: Watchlist): Watchlist =>
  onceBy(entries, ({ code }) => code).slice(0, MOST_WATCHED);

/** The largest file that is read, in characters; a full list is shorter. */
export const LONGEST_FILE = 500_000;

/** Reads a stored or exported list; `null` if the text is not one. */
export function readList(text: string): Watchlist | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const given: unknown = JSON.parse(text);
    if (!Array.isArray(given)) return null;
    return tidy(given.flatMap((one) => entryOf(one) ?? []));
  } catch {
    return null;
  }
}

export const writeList = (list: Watchlist): string => JSON.stringify(list);

export const isWatched = (list: Watchlist, code: string): boolean =>
  list.some((one) => one.code === code);

/** Adds an entry at the end, or removes it; a full list is not changed. */
export const toggled = (list: Watchlist, entry: Watched): Watchlist =>
  isWatched(list, entry.code)
    ? list.filter(({ code }) => code !== entry.code)
    : tidy([...list, entry]);

/** The list with a new note or list name for one entry. */
export const withText = (
  list: Watchlist,
  code: string,
  text: Partial<Pick<Watched, 'note' | 'list'>>,
): Watchlist =>
  list.map((one) => (one.code === code ? (entryOf({ ...one, ...text }) ?? one) : one));

/** The entries by their lists: the unnamed first, then by name. */
export function byList(list: Watchlist): readonly (readonly [name: string, Watchlist])[] {
  const names = [...new Set(list.map((one) => one.list))].sort();
  return names.map((name) => [name, list.filter((one) => one.list === name)]);
}

/** Merges two lists; if both have an entry, the one of the first list is used. */
export const merged = (list: Watchlist, more: Watchlist): Watchlist => tidy([...list, ...more]);

/** The part of a link after `#`, which browsers do not send. */
export const shareHash = (list: Watchlist): string =>
  `#${list.map(({ code }) => encodeURIComponent(code)).join(',')}`;

/** The codes of a link. */
export function codesOf(hash: string): readonly string[] {
  try {
    const codes = hash.replace(/^#/, '').split(',').map(decodeURIComponent).filter(isCode);
    return [...new Set(codes)].slice(0, MOST_WATCHED);
  } catch {
    return [];
  }
}
