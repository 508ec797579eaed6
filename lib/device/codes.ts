import type { PackedYear } from './packed-year';

/**
 * The code of an entry on a watchlist: `stock:SBIN`, `etf:SETFNIF50`, `index:nifty-50`,
 * `fund:119551` (AMFI's code of a plan and option).
 */
const CODE = /^[a-z]{2,10}:[A-Za-z0-9&._-]{1,40}$/;

export const isCode = (text: unknown): text is string =>
  typeof text === 'string' && CODE.test(text);

/** A row of the public price file. */
export type QuoteRow = readonly [
  code: string,
  name: string,
  path: string,
  /** Rupees, a fund's NAV; points of an index. */
  price: number | null,
  changePercent: number | null,
  /** The price's day if it differs from the day of its kind. */
  day?: string | null,
];

/** The next event of a company: its day, and a word for what happens. */
export type NextEvent = readonly [day: string, what: string];

/**
 * A split or a break of a company's share: the day, the factor for earlier prices, and the break's
 * cause.
 */
export type LifeEvent = readonly [day: string, factor: number, breaks: string | null];

/** A public file of all prices: the same for everybody, so that no request names a watchlist. */
export interface PriceFile {
  /** The day or moment of each kind's prices. */
  readonly days: Readonly<Record<string, string | null>>;
  readonly rows: readonly QuoteRow[];
  /** Whether prices are made up. */
  readonly isSample?: boolean;
  /** By code; only companies have events. */
  readonly events?: Readonly<Record<string, NextEvent>>;
  /** By code; only companies with a split or a break in the last years. */
  readonly lives?: Readonly<Record<string, readonly LifeEvent[]>>;
}

export const PRICE_FILE = '/watchlist/prices.json';
/** Loaded only if a list has a fund: there are thousands. */
export const FUND_FILE = '/watchlist/funds.json';

/** A year of every share, exchange-traded fund and index, by code. */
export type YearFile = Readonly<Record<string, PackedYear>>;

export const YEAR_FILE = '/watchlist/years.json';

/** Symbols of companies by ISIN, loaded only if an imported list has an ISIN. */
export const ISIN_FILE = '/watchlist/isins.json';

/** The kind of a code: `stock` of `stock:SBIN`. */
export const kindOf = (code: string): string => code.slice(0, code.indexOf(':'));
