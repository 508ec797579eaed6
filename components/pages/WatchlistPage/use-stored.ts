import { useSyncExternalStore } from 'react';

import { onStored, readStored, type Stored } from '@/lib/device/storage';

/** What is stored under a name, kept up to date; `undefined` before hydration, `null` if refused. */
export const useStored = (name: Stored): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    onStored,
    () => readStored(name),
    () => undefined,
  );
