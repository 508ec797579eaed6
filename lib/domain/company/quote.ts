import { change, type Series } from '@/lib/domain/figure/series';

import type { CompanyResults, SnapshotRow } from './records';
import type { Source, Sourced } from '@/lib/domain/sourced';

import { MIN_PRICE } from './history';

/** The latest known price of a share and the day's change; a price without a date is ignored. */
export interface Quote {
  readonly price: number;
  readonly change: number | null;
  readonly changePercent: number | null;
  readonly asOf: string;
  readonly source: Source;
}

const isPrice = (price: number | null | undefined): price is number =>
  price !== null && price !== undefined && price >= MIN_PRICE && price < Infinity;

/** A change in rupees, computed from the change in per cent. */
function changeIn(price: number, percent: number | null): number | null {
  return percent === null || percent <= -100 ? null : price - price / (1 + percent / 100);
}

function fromSnapshot(row: SnapshotRow | null, snapshot: Sourced<unknown> | null): Quote | null {
  if (!row || !snapshot?.asOf || !isPrice(row.price)) return null;
  const { price, changePercent } = row;
  const change = changeIn(price, changePercent);
  return { price, change, changePercent, asOf: snapshot.asOf, source: snapshot.source };
}

function fromSeries(daily: Series | null, source: Source | undefined): Quote | null {
  const [before, last] = (daily?.points ?? []).slice(-2);
  const newest = last ?? before;
  if (!daily || !newest || !source) return null;
  const percent = last && before ? change(daily, before.day, last.day).value : null;
  return {
    price: newest.value,
    change: changeIn(newest.value, percent),
    changePercent: percent,
    asOf: newest.day,
    source,
  };
}

/**
 * The price of a company: from its own record, else the market snapshot, else the last daily close.
 * @param daily its closes by day
 */
export function quoteOf(
  results: Sourced<CompanyResults> | null,
  snapshot: Sourced<readonly SnapshotRow[]> | null,
  row: SnapshotRow | null,
  daily: { readonly series: Series | null; readonly source: Source | undefined },
): Quote | null {
  if (results?.asOf && isPrice(results.data.figures.price)) {
    const { price, change, changePercent } = results.data.figures;
    return {
      price,
      changePercent,
      change: change ?? changeIn(price, changePercent),
      asOf: results.asOf,
      source: results.source,
    };
  }
  return fromSnapshot(row, snapshot) ?? fromSeries(daily.series, daily.source);
}
