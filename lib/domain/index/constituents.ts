import { rowOf } from '@/lib/domain/company/peers';
import { shortName } from '@/lib/domain/company/names';
import { directionOf, formatChange, formatCount } from '@/lib/tools/format';
import type { Headline } from '@/lib/domain/figure/headline';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Constituent, IndexQuote } from './records';

/** A company of an index with its session and its contribution to the index. */
export interface ConstituentRow {
  readonly symbol: string;
  readonly name: string;
  readonly slug: string | null;
  readonly industry: string | null;
  readonly price: number | null;
  readonly changePercent: number | null;
  /** In per cent: the published one, else by market value; `null` if neither is known. */
  readonly weight: number | null;
  /** Points of the index; `null` where weight or change is unknown. */
  readonly points: number | null;
}

interface Constituents {
  /** Largest weight first; without weights by name. */
  readonly rows: readonly ConstituentRow[];
  /** Whether the index's owner published the weights. */
  readonly isPublished: boolean;
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/**
 * The companies of an index. A company's points are its share of the index at the previous close
 * times its change: they add up to the index's change if the weights are the index's own.
 */
export function constituentsOf(
  constituents: readonly Constituent[],
  snapshot: readonly SnapshotRow[],
  companies: readonly Company[],
  quote: IndexQuote,
): Constituents {
  const isPublished = constituents.every(({ weight }) => weight !== null);
  const bySymbol = new Map(companies.map((company) => [company.symbol, company]));
  const days = new Map(snapshot.map((row) => [row.symbol, row]));
  const known = constituents.map((one) => {
    const company = bySymbol.get(one.symbol);
    const day = (company && rowOf(company, snapshot)) ?? days.get(one.symbol);
    const worth = isPublished ? one.weight : (day?.marketCapCrore ?? null);
    const changePercent = day?.changePercent ?? null;
    // Its value at the previous close, if the change is known.
    const before = worth === null ? null : worth / (1 + (changePercent ?? 0) / 100);
    return { one, company, day, worth, before, changePercent };
  });
  const all = sum(known.map(({ worth }) => worth));
  const allBefore = sum(known.map(({ before }) => before));
  const previous =
    quote.value !== null && quote.change !== null ? quote.value - quote.change : null;
  const rows = known.map(({ one, company, day, worth, before, changePercent }) => ({
    symbol: one.symbol,
    name: shortName(company?.name ?? one.name ?? one.symbol),
    slug: company?.slug ?? null,
    industry: one.industry ?? company?.industry ?? null,
    price: day?.price ?? null,
    changePercent,
    weight: worth === null || all === 0 ? null : (100 * worth) / all,
    points:
      before === null || changePercent === null || previous === null || allBefore === 0
        ? null
        : (previous * before * changePercent) / allBefore / 100,
  }));
  const byWeight = (a: ConstituentRow, b: ConstituentRow) =>
    (b.weight ?? -1) - (a.weight ?? -1) || (a.name < b.name ? -1 : 1);
  return { rows: rows.sort(byWeight), isPublished };
}

/**
 * `30 of 50 companies rose` as a heading; `Infosys added most points (+42.10), Reliance took most
 * (−31.20).` as its lead, if points are known.
 */
export function constituentsFinding(rows: readonly ConstituentRow[]): Headline {
  const moved = rows.filter(({ changePercent }) => changePercent !== null);
  if (moved.length === 0) {
    return { heading: `The ${formatCount(rows.length)} companies of the index`, lead: null };
  }
  const rose = moved.filter(({ changePercent }) => directionOf(changePercent) === 'up').length;
  const heading = `${formatCount(rose)} of ${formatCount(moved.length)} companies rose`;
  const byPoints = rows.filter(({ points }) => points !== null);
  const sorted = [...byPoints].sort((a, b) => (b.points ?? 0) - (a.points ?? 0));
  const [most, least] = [sorted[0], sorted.at(-1)];
  const parts = [
    ...(most && directionOf(most.points) === 'up'
      ? [`${most.name} added most points (${formatChange(most.points)})`]
      : []),
    ...(least && directionOf(least.points) === 'down'
      ? [`${least.name} took most (${formatChange(least.points)})`]
      : []),
  ];
  return { heading, lead: parts.length > 0 ? `${parts.join(', ')}.` : null };
}
