import { useEffect, useState, useSyncExternalStore } from 'react';

import {
  FUND_FILE,
  ISIN_FILE,
  PRICE_FILE,
  type PriceFile,
  type QuoteRow,
  YEAR_FILE,
  type YearFile,
} from '@/lib/device/codes';
import { hasIsin } from '@/lib/device/pasted-list';
import { CALENDAR_FILES } from '@/lib/device/watch-calendar';
import type { Watched } from '@/lib/device/watchlist';
import { indianClock } from '@/lib/tools/time';
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

/** A new entry, with today's day and the price at present. */
export const entryFor = (code: string, { byCode }: Prices): Watched => ({
  ...{ code, added: indianClock(new Date()).day, note: '', list: '' },
  price: byCode.get(code)?.[3] ?? null,
});

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response;
}

const fetchFile = async <Content>(address: string): Promise<Content> =>
  (await (await fetched(address)).json()) as Content;

/** The calendar files of all companies: the same requests for every visitor. */
export const fetchCalendars = (): Promise<readonly string[]> =>
  Promise.all(CALENDAR_FILES.map(async (address) => (await fetched(address)).text()));

/** Symbols of companies by ISIN, where some name is one; none where the file does not load. */
export const symbolsFor = async (
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> =>
  hasIsin(names) ? fetchFile<Record<string, string>>(ISIN_FILE).catch(() => ({})) : {};

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
    Promise.all((hasFunds ? [PRICE_FILE, FUND_FILE] : [PRICE_FILE]).map(fetchFile<PriceFile>)).then(
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

const NO_YEARS: YearFile = {};

/** The years of everything that has one; none until they have loaded, or where they do not. */
export function useYears(): YearFile {
  const [years, setYears] = useState(NO_YEARS);
  useEffect(() => {
    let isGone = false;
    fetchFile<YearFile>(YEAR_FILE).then(
      (found) => !isGone && setYears(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return years;
}
