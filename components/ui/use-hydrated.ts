import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** `false` on the server and during hydration, `true` afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
