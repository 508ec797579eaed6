import { oncePer } from '@/lib/tools/once-per';
import { byText, nextIn, type Order, orderOf } from '@/lib/tools/neighbours';

import { directoryOf } from './directory';
import type { Company, CompanyFigure } from './records';

/** In what a company is next to another. */
export type NearBy = 'size' | 'traded' | 'listed' | 'name';

/** A company that stands next to another in at least one order. */
export interface Near {
  readonly company: Company;
  /** Its row of the session; `null` without one. */
  readonly row: CompanyFigure | null;
  readonly by: readonly NearBy[];
}

const symbolOf = ({ symbol }: { readonly symbol: string | null }) => symbol;

const largestFirst = (
  rows: readonly CompanyFigure[],
  figureOf: (row: CompanyFigure) => number | null,
): Order =>
  orderOf(
    rows.filter((row) => (figureOf(row) ?? 0) > 0),
    symbolOf,
    (a, b) => (figureOf(b) ?? 0) - (figureOf(a) ?? 0),
  );

/** The orders by the figures of a session, made once per session. */
const figureOrders = oncePer((rows: readonly CompanyFigure[]) => ({
  size: largestFirst(rows, ({ marketCapCrore }) => marketCapCrore),
  traded: largestFirst(rows, ({ valueCrore }) => valueCrore),
  rows: new Map(rows.map((row) => [row.symbol, row])),
}));

/** The orders by the company list, made once per list. */
const listOrders = oncePer((companies: readonly Company[]) => ({
  listed: orderOf(
    companies.filter(({ listedOn }) => listedOn !== undefined),
    symbolOf,
    (a, b) => byText(a.listedOn ?? '', b.listedOn ?? ''),
  ),
  name: orderOf(companies, symbolOf, (a, b) => byText(a.name.toLowerCase(), b.name.toLowerCase())),
}));

/**
 * The companies next to one by market value, by value traded, by first day on the exchange and by
 * name: at most eight, each once. Each company of the list is next to others, so that none is
 * without links.
 * @param companies those to choose from, with the company itself
 * @param figures of the newest session; empty where there are none
 */
export function nearOf(
  { symbol }: Company,
  companies: readonly Company[],
  figures: readonly CompanyFigure[],
): readonly Near[] {
  if (symbol === null) return [];
  const { size, traded, rows } = figureOrders(figures);
  const { listed, name } = listOrders(companies);
  const { bySymbol } = directoryOf(companies);
  const orders = [
    ['size', size],
    ['traded', traded],
    ['listed', listed],
    ['name', name],
  ] as const;
  return [...nextIn(orders, symbol, (one) => bySymbol.has(one))].flatMap(([other, by]) => {
    const company = bySymbol.get(other);
    return company ? [{ company, row: rows.get(other) ?? null, by }] : [];
  });
}
