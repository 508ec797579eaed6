import { useEffect, useState, useSyncExternalStore } from 'react';

import { PRICE_FILE, type PriceFile, type QuoteRow } from '@/lib/device/codes';
import { onStored, readStored, type Stored } from '@/lib/device/storage';

/** What is stored under a name, kept up to date; `undefined` before hydration, `null` if refused. */
export const useStored = (name: Stored): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    onStored,
    () => readStored(name),
    () => undefined,
  );

export interface Prices {
  readonly state: 'loading' | 'failed' | 'here';
  readonly days: PriceFile['days'];
  readonly byCode: ReadonlyMap<string, QuoteRow>;
}

const NONE: Prices = { state: 'loading', days: {}, byCode: new Map() };

/** The prices of everything that can be watched. The request is the same for every visitor. */
export function usePrices(): Prices {
  const [prices, setPrices] = useState(NONE);
  useEffect(() => {
    let isGone = false;
    const set = (found: Prices) => !isGone && setPrices(found);
    fetch(PRICE_FILE)
      .then(async (response) => {
        if (!response.ok) throw new Error(String(response.status));
        const { days, rows } = (await response.json()) as PriceFile;
        set({ state: 'here', days, byCode: new Map(rows.map((row) => [row[0], row])) });
      })
      .catch(() => set({ ...NONE, state: 'failed' }));
    return () => {
      isGone = true;
    };
  }, []);
  return prices;
}
