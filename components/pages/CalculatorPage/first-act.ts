/** What a visitor does on a page: enough to load what is below the form. */
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'input'] as const;

let open: () => void = () => {};
const opened = new Promise<void>((resolve) => (open = resolve));

/** Ends the wait, where the inputs change without an act of the visitor, as by the Back button. */
export const wake = (): void => open();

/**
 * Resolves when the visitor first acts on the page. At once on the server, after a click that led
 * here from another page, and in browsers that don't tell.
 */
export async function firstAct(): Promise<void> {
  // Older browsers don't have `userActivation`.
  const activation = (globalThis.navigator as Partial<Navigator> | undefined)?.userActivation;
  if (typeof window === 'undefined' || activation?.hasBeenActive !== false) return;
  for (const act of ACTS) addEventListener(act, wake, { once: true, passive: true, capture: true });
  await opened;
}
