import { singleton } from './singleton';

/**
 * Some pages are one of a list. Without the list nobody can tell an unknown one from one that is
 * not at hand yet: until it has loaded such an address is unavailable (503), and only then missing
 * (404). The server in front of the framework asks, since a page can't answer 503, and since
 * addresses that nobody knows are then never rendered into the page cache.
 */
export type Verdict = 'serve' | 'missing' | 'unavailable';

/** Judges an address by the loaded lists. `pathname` is as it came, without its query. */
export type Judge = (pathname: string) => Promise<Verdict>;

/** The judge uses the site's getters, which are in another bundle than the server that asks. */
const seat = () => singleton<{ judge: Judge | null }>('judge', () => ({ judge: null }));

export function appoint(judge: Judge): void {
  seat().judge = judge;
}

export async function verdictOn(pathname: string): Promise<Verdict> {
  return seat().judge?.(pathname) ?? 'serve';
}

/** The pages that stand in for those that can't be served, with the status they answer with. */
export const STAND_INS = {
  missing: { path: '/missing', status: 404 },
  unavailable: { path: '/unavailable', status: 503 },
} as const;
