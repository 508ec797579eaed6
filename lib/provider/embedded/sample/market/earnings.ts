import type { Company, Industry } from '../companies';
import { seededRandom, type SeededRandom } from '../random';
import { ECONOMICS } from './economics';
import { round2 } from './rounding';
import { closeBack } from './series';

/** The ends of the eight quarters shown, oldest first. */
export const QUARTER_ENDS = [
  '2024-12-31',
  '2025-03-31',
  '2025-06-30',
  '2025-09-30',
  '2025-12-31',
  '2026-03-31',
  '2026-06-30',
  '2026-09-30',
] as const;

/** A company's earnings per share in ₹ by quarter, oldest first, and what they grew by in a year. */
export interface Earnings {
  eps: readonly number[];
  growth: number;
}

/** Industries whose profit now and then turns to a loss for a quarter. */
const CYCLICAL: ReadonlySet<Industry> = new Set<Industry>([
  'Chemicals',
  'Construction Materials',
  'Consumer Services',
  'Forest Materials',
  'Media Entertainment & Publication',
  'Metals & Mining',
  'Oil Gas & Consumable Fuels',
  'Telecommunication',
  'Textiles',
]);

/** Weight of a quarter in its year by the industry's season; the month in `period` tells which. */
export function seasonOf(industry: Industry, period: string): number {
  const quarter = Math.ceil(Number(period.slice(5, 7)) / 3) - 1;
  return ECONOMICS[industry].season[quarter] ?? 1;
}

function spreadOverYear(
  year: number,
  industry: Industry,
  ends: readonly string[],
  random: SeededRandom,
): number[] {
  const weights = ends.map((end) => seasonOf(industry, end) * (1 + 0.05 * random.normal()));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => round2((year * weight) / sum));
}

const known = new Map<string, Earnings>();

/** A company's earnings: the last four quarters answer to its price and its price to earnings. */
export function earningsOf(company: Company): Earnings {
  const found = known.get(company.symbol);
  if (found) return found;
  const random = seededRandom(`earnings ${company.symbol}`);
  const price = closeBack(company, 0);
  const growth = random.between(-0.08, 0.26);
  const year = company.pe === null ? -price * random.between(0.012, 0.05) : price / company.pe;
  const yearBefore = company.pe === null ? year * (1 + growth) : year / (1 + growth);
  const earlier = spreadOverYear(yearBefore, company.industry, QUARTER_ENDS.slice(0, 4), random);
  const later = spreadOverYear(year, company.industry, QUARTER_ENDS.slice(4), random);
  if (company.pe !== null && CYCLICAL.has(company.industry) && random.next() < 0.12) {
    earlier[Math.floor(random.between(0, 4))] = round2(-0.06 * yearBefore);
  }
  const made: Earnings = { eps: [...earlier, ...later], growth };
  known.set(company.symbol, made);
  return made;
}

/** Earnings per share of the last four quarters together, in ₹. */
export function trailingEarnings(company: Company): number {
  return round2(
    earningsOf(company)
      .eps.slice(4)
      .reduce((sum, eps) => sum + eps, 0),
  );
}
