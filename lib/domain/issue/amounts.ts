import { lotCost } from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { LAKH } from '@/lib/tools/format';

/** The smallest bid of a class of bidders. */
interface LeastBid {
  readonly name: string;
  /** The sums of the class, in words. */
  readonly rule: string;
  readonly lots: number;
  /** Rupees at the highest price of the band. */
  readonly sum: number;
}

/** The most of the smaller classes, in rupees (SEBI's ICDR rules). */
const [RETAIL, SMALL] = [2 * LAKH, 10 * LAKH];

/** The fewest lots of an individual's bid in an SME issue (ICDR rules since July 2025). */
const SME_LOTS = 2;

/** The smallest lots and sums by class of bidders; empty if band or lot is missing. */
export function leastBids(issue: PublicIssue): readonly LeastBid[] {
  const cost = lotCost(issue);
  if (cost === null || cost <= 0) return [];
  const least = (name: string, rule: string, lots: number) => ({
    name,
    rule,
    lots,
    sum: lots * cost,
  });
  const above = (sum: number) => Math.floor(sum / cost) + 1;
  if (issue.details.board === 'sme') {
    return [
      least('Individual investor', 'Two lots, above ₹2 lakh', Math.max(SME_LOTS, above(RETAIL))),
      least('Non-institutional', 'More than an individual', Math.max(SME_LOTS, above(RETAIL)) + 1),
    ];
  }
  return [
    ...(cost <= RETAIL ? [least('Retail', 'Up to ₹2 lakh', 1)] : []),
    ...(above(RETAIL) * cost <= SMALL
      ? [least('Small non-institutional', 'Above ₹2 lakh, up to ₹10 lakh', above(RETAIL))]
      : []),
    least('Big non-institutional', 'Above ₹10 lakh', above(SMALL)),
  ];
}

const CLASSES: Readonly<Record<string, string>> = {
  anchor: 'Anchor investors',
  qib: 'Institutions (QIB)',
  nii: 'Non-institutional',
  retail: 'Retail',
  employees: 'Employees',
  shareholders: 'Shareholders of the parent',
  marketMaker: 'Market maker',
};

/** The shares reserved for each known class, with their share of the total in per cent. */
export function reservedShares({ details: { reservation } }: PublicIssue) {
  const known = Object.entries(CLASSES).flatMap(([key, name]) => {
    const shares = reservation[key];
    return shares === undefined ? [] : [{ name, shares }];
  });
  const all = known.reduce((sum, { shares }) => sum + shares, 0);
  return known.map((row) => ({ ...row, percent: (row.shares / all) * 100 }));
}
