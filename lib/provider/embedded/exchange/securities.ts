export type Exchange = 'NSE' | 'BSE';
export type SecurityKind = 'share' | 'fund';

/** If a share trades in two of these on one day, the earlier one gives its price. */
const NSE_SERIES = ['EQ', 'BE', 'BZ'];

/** The BSE's groups of its board for small and medium enterprises. */
const BSE_SME_GROUPS = new Set(['M', 'MT', 'MS']);

const SHARE = /^IN[E9]/;

/** Characters 8 and 9 of an issuer's ISIN number the kind of security; 01 is equity. */
const EQUITY = /^IN[E9].{4}01/;

/** Entitlements of a rights issue trade for some days, in the series of shares. */
const RIGHTS = /^IN[E9].{4}20/;

const FUND = /^INF/;

/** The rank of a series, 0 first; all other series rank last. */
export function seriesRank(series: string): number {
  const rank = NSE_SERIES.indexOf(series);
  return rank < 0 ? NSE_SERIES.length : rank;
}

/** Whether a series of the NSE has shares or funds of its main board. */
export const isOnMainBoard = (series: string): boolean => seriesRank(series) < NSE_SERIES.length;

/**
 * What a row of a bhavcopy is about. On the NSE the series and the ISIN's first letters decide.
 * The BSE's groups do not separate shares from other securities as cleanly, so there the ISIN does.
 * @returns `null` for bonds, gold bonds, block deals and the SME board
 */
export function kindOf(exchange: Exchange, series: string, isin: string): SecurityKind | null {
  if (exchange === 'NSE' && !NSE_SERIES.includes(series)) return null;
  if (exchange === 'BSE' && BSE_SME_GROUPS.has(series)) return null;
  if (FUND.test(isin)) return 'fund';
  if (RIGHTS.test(isin)) return null;
  return (exchange === 'NSE' ? SHARE : EQUITY).test(isin) ? 'share' : null;
}
