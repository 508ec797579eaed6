import { singleton } from './singleton';

/**
 * Pages that are one of a list: without the list nobody can tell an unknown one from one that is
 * not at hand yet, so they are unavailable (503) until it has loaded, and only then missing (404).
 */
export const LISTED_PAGES = [
  { prefix: '/company-information/', list: 'companies' },
  { prefix: '/blogs-and-articles/', list: 'articles' },
  { prefix: '/videos/', list: 'videos' },
] as const;

export type ListName = (typeof LISTED_PAGES)[number]['list'];

/** Tells whether a list has loaded, asking for it if need be. */
export type ListCheck = (list: ListName) => Promise<boolean>;

/**
 * The check is made by the site's own getters, and asked for by the server in front of the
 * framework, which is another bundle.
 */
const slot = () => singleton<{ check: ListCheck | null }>('availability', () => ({ check: null }));

export function setListCheck(check: ListCheck): void {
  slot().check = check;
}

/** Whether an address can be decided on: found, moved or missing. */
export async function canDecide(pathname: string): Promise<boolean> {
  const page = LISTED_PAGES.find(({ prefix }) => pathname.startsWith(prefix));
  const { check } = slot();
  return !page || !check || check(page.list);
}
