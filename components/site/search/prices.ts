import { PRICE_FILE, type PriceFile } from '@/lib/device/codes';
import { formatDate, formatNumber } from '@/lib/tools/format';

import type { Found, Row } from './found';

/** The prices of everything, by code, each in words with its day. */
export type Prices = ReadonlyMap<string, string>;

/** The largest number of companies that show prices. */
const FEW = 3;

let loading: Promise<Prices> | null = null;

async function load(): Promise<Prices> {
  const answer = await fetch(PRICE_FILE);
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  const { days, rows, isSample } = (await answer.json()) as PriceFile;
  return new Map(
    rows.flatMap(([code, , , price, , ownDay]) => {
      const kind = code.slice(0, code.indexOf(':'));
      const day = ownDay ?? days[kind] ?? null;
      if (price === null || day === null) return [];
      const worth = `${kind === 'index' ? '' : '₹'}${formatNumber(price)}`;
      const dated = `${worth} on ${formatDate(day)}`;
      return [[code, isSample ? `${dated}, sample data` : dated] as const];
    }),
  );
}

/** The public file of all prices, loaded once: the same for everybody. A failure only leaves them out. */
export function loadPrices(): Promise<Prices> {
  loading ??= load().catch(() => {
    loading = null;
    return new Map();
  });
  return loading;
}

/**
 * Whether a result has a best match, suggestions or few companies, so that the price file is
 * loaded.
 */
export const wantsPrices = (found: Found): boolean =>
  found.sections.some(
    ({ title, results }) =>
      title === 'Best match' ||
      (title === 'Did you mean' && results.some((result) => 'slug' in result)) ||
      (title === 'Companies' && results.length > 0 && results.length <= FEW),
  );

/** The line below a result's name: its kind, and its price. */
export const noteOf = ({ note, code }: Row, prices: Prices): string =>
  [note, code === undefined ? undefined : prices.get(code)].filter(Boolean).join(' · ');
