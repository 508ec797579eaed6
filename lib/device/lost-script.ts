import { SESSION } from './storage';

/**
 * Error names and messages of bundlers and browsers for a script or style sheet that fails to load.
 */
const LOST =
  /ChunkLoadError|failed to load chunk|loading (?:css )?chunk|dynamically imported module|importing a module script failed/i;

/** Ms in which an address is reloaded at most once: a third attempt would not help. */
const ONCE_IN = 60_000;

/**
 * Whether an error means that a file of the site could not be loaded, rather than a fault of the
 * page.
 */
export const isLostScript = ({ name, message }: Error): boolean =>
  LOST.test(name) || LOST.test(message);

interface Reload {
  readonly address: string;
  readonly now: number;
  /** `sessionStorage`; reading it throws in a browser that refuses storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Decides whether to load an address as a document because of a lost script, and records the
 * attempt.
 * @returns `false` if that was tried in the last minute, or the browser cannot store the attempt
 */
export function mayReload({ address, now, storage }: Reload): boolean {
  try {
    const [at = '', former = ''] = (storage().getItem(SESSION.reload) ?? '').split(' ');
    if (former === address && now - Number(at) < ONCE_IN) return false;
    storage().setItem(SESSION.reload, `${now} ${address}`);
    return true;
  } catch {
    return false;
  }
}
