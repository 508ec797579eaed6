/**
 * What can be on a watchlist, as one word: `stock:SBIN`, `etf:SETFNIF50`, `index:nifty-50`. A page of
 * another kind (`fund:119551`) may use the star as well; its price comes with `QuoteRow`.
 */
const CODE = /^[a-z]{2,10}:[A-Za-z0-9&._-]{1,40}$/;

export const isCode = (text: unknown): text is string =>
  typeof text === 'string' && CODE.test(text);

/** A line of the public file of all prices. */
export type QuoteRow = readonly [
  code: string,
  name: string,
  path: string,
  /** Rupees; points of an index. */
  price: number | null,
  changePercent: number | null,
];

/** The public file of all prices: the same for everybody, so that no request names a watchlist. */
export interface PriceFile {
  /** The day or moment of each kind's prices. */
  readonly days: Readonly<Record<string, string | null>>;
  readonly rows: readonly QuoteRow[];
}

export const PRICE_FILE = '/watchlist/prices.json';

/** The kind of a code: `stock` of `stock:SBIN`. */
export const kindOf = (code: string): string => code.slice(0, code.indexOf(':'));
