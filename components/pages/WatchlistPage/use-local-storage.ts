import { useSyncExternalStore } from 'react';

import { onStored, readStored, type Stored } from '@/lib/device/storage';

/**
 * The stored text of a name, updated on changes; `undefined` before hydration, `null` if the
 * browser refuses storage.
 */
export const useLocalStorage = (name: Stored): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    onStored,
    () => readStored(name),
    () => undefined,
  );
