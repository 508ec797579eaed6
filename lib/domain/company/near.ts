import { oncePer } from '@/lib/tools/once-per';

import { directoryOf } from './directory';
import type { Company, CompanyFigure } from './records';

/** A way in which companies are put in a row, each next to those most like it. */
const ORDERS = ['size', 'traded', 'listed', 'name'] as const;
export type NearBy = (typeof ORDERS)[number];

/** A company that stands next to another in at least one order. */
export interface Near {
  readonly company: Company;
  /** Its row of the session; `null` without one. */
  readonly row: CompanyFigure | null;
  readonly by: readonly NearBy[];
}

/** Symbols in an order, with the place of each. */
interface Order {
  readonly symbols: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The records that have a key, in its order; equal keys by symbol. */
function ordered<Row extends { readonly symbol: string | null }>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Order {
  const symbols = [...rows]
    .sort((a, b) => compare(a, b) || byText(a.symbol ?? '', b.symbol ?? ''))
    .flatMap(({ symbol }) => symbol ?? []);
  return { symbols, places: new Map(symbols.map((symbol, place) => [symbol, place])) };
}

const largestFirst =
  (of: (row: CompanyFigure) => number | null) =>
  (rows: readonly CompanyFigure[]): Order =>
    ordered(
      rows.filter((row) => (of(row) ?? 0) > 0),
      (a, b) => (of(b) ?? 0) - (of(a) ?? 0),
    );

/** The orders by the figures of a session, made once per session. */
const figureOrders = oncePer((rows: readonly CompanyFigure[]) => ({
  size: largestFirst(({ marketCapCrore }) => marketCapCrore)(rows),
  traded: largestFirst(({ valueCrore }) => valueCrore)(rows),
  rows: new Map(rows.map((row) => [row.symbol, row])),
}));

/** The orders by the company list, made once per list. */
const listOrders = oncePer((companies: readonly Company[]) => ({
  listed: ordered(
    companies.filter(({ listedOn }) => listedOn !== undefined),
    (a, b) => byText(a.listedOn ?? '', b.listedOn ?? ''),
  ),
  name: ordered(companies, (a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase())),
}));

/**
 * The symbols on both sides of a place; at an end, the nearest two. A symbol that the company list
 * lacks is passed over.
 */
function sidesOf({ symbols, places }: Order, symbol: string, has: (symbol: string) => boolean) {
  const own = places.get(symbol);
  if (own === undefined) return [];
  const towards = (step: 1 | -1): readonly string[] => {
    const found: string[] = [];
    for (let at = own + step; at >= 0 && at < symbols.length && found.length < 2; at += step) {
      const one = symbols[at];
      if (one !== undefined && has(one)) found.push(one);
    }
    return found;
  };
  const [before, after] = [towards(-1), towards(1)];
  if (before.length === 0) return after;
  return after.length === 0 ? before : [before[0], after[0]].flatMap((one) => one ?? []);
}

/**
 * The companies next to one by market value, by value traded, by first day on the exchange and by
 * name: at most eight, each once. Since an order has two sides, each of them has a link back, so
 * that no company of the list is without links from others.
 * @param figures of the newest session; empty where there are none
 */
export function nearOf(
  { symbol }: Company,
  companies: readonly Company[],
  figures: readonly CompanyFigure[],
): readonly Near[] {
  if (symbol === null) return [];
  const { rows, ...ofFigures } = figureOrders(figures);
  const orders = { ...ofFigures, ...listOrders(companies) };
  const { bySymbol } = directoryOf(companies);
  const by = new Map<string, NearBy[]>();
  for (const name of ORDERS) {
    for (const other of sidesOf(orders[name], symbol, (one) => bySymbol.has(one))) {
      by.set(other, [...(by.get(other) ?? []), name]);
    }
  }
  return [...by].flatMap(([other, own]) => {
    const company = bySymbol.get(other);
    return company ? [{ company, row: rows.get(other) ?? null, by: own }] : [];
  });
}
