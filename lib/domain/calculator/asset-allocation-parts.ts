import { suggestedShares, type AllocationInput } from './asset-allocation';
import { roundPaisa, shownRest, splitWhole } from './rounding';

type Part = 'equity' | 'debt' | 'gold' | 'liquid';

/** One part with its suggested and present share. Shares in per cent; money in rupees, to the paisa, that adds up. */
export interface PartRow {
  readonly part: Part;
  readonly label: string;
  readonly share: number;
  readonly suggested: number;
  readonly held: number;
  readonly heldShare: number;
  /** What to add, negative: to reduce. The four sum to 0. */
  readonly difference: number;
}

const LABELS: readonly (readonly [Part, string])[] = [
  ['equity', 'Equity'],
  ['debt', 'Debt, other than liquid'],
  ['gold', 'Gold'],
  ['liquid', 'Cash and liquid funds'],
];

/** The sum in rupees that is divided when no holding is given. */
const EXAMPLE_SUM = 100_000;

/** Whether any holding is given. */
export function hasHoldings({ equity, debt, gold, cash }: AllocationInput): boolean {
  return equity + debt + gold + cash > 0;
}

/** The four parts that sum to 100 per cent (debt without its liquid part), with the given holdings. */
export function allocationParts(input: AllocationInput): readonly PartRow[] {
  const { equity, debt, gold, liquid } = suggestedShares(input);
  const shares = [equity, debt - liquid, gold, liquid];
  const holdings = [input.equity, input.debt, input.gold, input.cash].map(roundPaisa);
  const whole = holdings.reduce((sum, one) => sum + one, 0);
  const paise = Math.round(100 * (hasHoldings(input) ? whole : EXAMPLE_SUM));
  const suggested = splitWhole(paise, shares).map((part) => part / 100);
  return LABELS.map(([part, label], index) => {
    const [share = 0, money = 0, holding = 0] = [shares[index], suggested[index], holdings[index]];
    const heldShare = whole > 0 ? (100 * holding) / whole : 0;
    return {
      part,
      label,
      share,
      suggested: money,
      held: holding,
      heldShare,
      difference: shownRest(money, holding),
    };
  });
}
