/** Names and messages of bundlers and browsers where a script or style sheet of a page cannot be had. */
const LOST =
  /ChunkLoadError|failed to load chunk|loading (?:css )?chunk|dynamically imported module|importing a module script failed/i;

const KEY = 'reloaded-for-a-script';
/** Ms in which one address is loaded again once: what fails twice in a row is not mended by a third try. */
const ONCE_IN = 60_000;

/** Whether an error says that a file of the site could not be loaded, and nothing about the page itself. */
export const isLostScript = ({ name, message }: Error): boolean =>
  LOST.test(name) || LOST.test(message);

interface Reload {
  readonly address: string;
  readonly now: number;
  /** `sessionStorage`; reading it throws in a browser that refuses storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether to load an address as a document because of a lost script, and notes that it was.
 * @returns `false` where that was tried in the last minute, or the browser keeps no note of it
 */
export function mayReload({ address, now, storage }: Reload): boolean {
  try {
    const [at = '', former = ''] = (storage().getItem(KEY) ?? '').split(' ');
    if (former === address && now - Number(at) < ONCE_IN) return false;
    storage().setItem(KEY, `${now} ${address}`);
    return true;
  } catch {
    return false;
  }
}
