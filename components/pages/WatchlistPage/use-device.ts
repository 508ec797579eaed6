import { useEffect, useState, useSyncExternalStore } from 'react';

import { FUND_FILE, PRICE_FILE, type PriceFile, type QuoteRow } from '@/lib/device/codes';
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
  readonly events: NonNullable<PriceFile['events']>;
}

const NONE: Prices = { state: 'loading', days: {}, byCode: new Map(), events: {} };

async function fetchFile(address: string): Promise<PriceFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as PriceFile;
}

/**
 * The prices of everything that can be watched. The requests are the same for every visitor.
 * @param hasFunds whether the NAVs of all funds are needed too; `null` while that is unknown
 */
export function usePrices(hasFunds: boolean | null): Prices {
  const [prices, setPrices] = useState(NONE);
  useEffect(() => {
    if (hasFunds === null) return undefined;
    let isGone = false;
    const set = (found: Prices) => !isGone && setPrices(found);
    Promise.all((hasFunds ? [PRICE_FILE, FUND_FILE] : [PRICE_FILE]).map(fetchFile)).then(
      (files) =>
        set({
          state: 'here',
          days: Object.assign({}, ...files.map(({ days }) => days)) as PriceFile['days'],
          byCode: new Map(files.flatMap(({ rows }) => rows.map((row) => [row[0], row]))),
          events: files[0]?.events ?? {},
        }),
      () => set({ ...NONE, state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [hasFunds]);
  return prices;
}
