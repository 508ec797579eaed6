import { useEffect, useState } from 'react';

import {
  FUND_FILE,
  PRICE_FILE,
  type PriceFile,
  type QuoteRow,
  YEAR_FILE,
  type YearFile,
} from '@/lib/device/codes';
import type { Watched } from '@/lib/device/watchlist';
import { todayInIndia } from '@/lib/tools/today';

import { fetchFile } from './fetch-files';

export interface Prices {
  readonly state: 'loading' | 'failed' | 'here';
  readonly days: PriceFile['days'];
  readonly byCode: ReadonlyMap<string, QuoteRow>;
  readonly events: NonNullable<PriceFile['events']>;
  readonly lives: NonNullable<PriceFile['lives']>;
}

const NONE: Prices = { state: 'loading', days: {}, byCode: new Map(), events: {}, lives: {} };

/** A new entry, with today's day and the price at present. */
export const entryFor = (code: string, { byCode }: Prices): Watched => ({
  code,
  added: todayInIndia(),
  note: '',
  list: '',
  price: byCode.get(code)?.[3] ?? null,
});

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
          lives: files[0]?.lives ?? {},
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

/**
 * The years of all entries that have one; empty until they have loaded, or if they fail to load.
 */
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
