import type { Company, SnapshotRow } from './records';
import { oncePer } from '@/lib/tools/once-per';

import { meaningfulRatio, meaningfulWorth, median } from './ratios';

export interface Peer {
  readonly company: Company;
  readonly row: SnapshotRow;
}

const key = (text: string | null): string => text?.trim().toLowerCase() ?? '';

const bySymbolOf = oncePer(
  (companies: readonly Company[]) =>
    new Map(
      companies.flatMap((company) => (company.symbol ? [[key(company.symbol), company]] : [])),
    ),
);
const rowsBySymbolOf = oncePer(
  (rows: readonly SnapshotRow[]) => new Map(rows.map((row) => [key(row.symbol), row])),
);

/** A company's row of the market snapshot, by symbol; `null` if it has none. */
export function rowOf(company: Company, snapshot: readonly SnapshotRow[]): SnapshotRow | null {
  return rowsBySymbolOf(snapshot).get(key(company.symbol)) ?? null;
}

/** Distance of two market values (absolute log ratio); unknown values come last. */
function distance(own: number | null, other: number | null): number {
  if (other === null) return Infinity;
  return own === null ? -other : Math.abs(Math.log(other / own));
}

/**
 * Companies of the same industry in the market snapshot: those with the nearest market value, the
 * largest if the company's own is unknown, by name if all are unknown. Sorted largest first.
 */
export function peersOf(
  company: Company,
  companies: readonly Company[],
  snapshot: readonly SnapshotRow[],
  limit: number,
): readonly Peer[] {
  const own = rowOf(company, snapshot);
  const industry = key(company.industry) || key(own?.industry ?? null);
  if (!industry) return [];
  const bySymbol = bySymbolOf(companies);
  const others: Peer[] = [];
  for (const row of rowsBySymbolOf(snapshot).values()) {
    const other = bySymbol.get(key(row.symbol));
    if (!other || other === company || other.slug === company.slug) continue;
    if ((key(other.industry) || key(row.industry)) === industry)
      others.push({ company: other, row });
  }
  const worth = meaningfulWorth(own?.marketCapCrore);
  const worthOf = ({ row }: Peer) => meaningfulWorth(row.marketCapCrore);
  const byName = (a: Peer, b: Peer) => (a.company.name < b.company.name ? -1 : 1);
  return others
    .map((peer) => ({ peer, away: distance(worth, worthOf(peer)) }))
    .sort((a, b) => (a.away === b.away ? byName(a.peer, b.peer) : a.away - b.away))
    .slice(0, limit)
    .map(({ peer }) => peer)
    .sort((a, b) => (worthOf(b) ?? 0) - (worthOf(a) ?? 0) || byName(a, b));
}

/** Median P/E of the peers that have one; `null` for fewer than two. */
export function peerMedianPe(peers: readonly Peer[]): number | null {
  const ratios = peers.flatMap(({ row }) => meaningfulRatio(row.pe) ?? []);
  return ratios.length < 2 ? null : median(ratios);
}

/** The previous and next company of the same industry, by name. */
export function neighboursOf(
  company: Company,
  companies: readonly Company[],
): { readonly previous: Company | null; readonly next: Company | null } {
  const industry = key(company.industry);
  if (!industry) return { previous: null, next: null };
  const own = companies
    .filter((other) => key(other.industry) === industry)
    .sort((a, b) => (key(a.name) < key(b.name) ? -1 : 1));
  const at = own.findIndex(({ slug }) => slug === company.slug);
  return { previous: own[at - 1] ?? null, next: at < 0 ? null : (own[at + 1] ?? null) };
}
