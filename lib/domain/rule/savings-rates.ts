import { formatDate, formatMonth } from '@/lib/tools/format';

import type { Day, Source } from './in-force';
import { PPF_RATES, RD_RATES, SSY_RATES } from './small-savings';
import { latest, type DatedRule } from './types';

const RATES = { ppf: PPF_RATES, ssy: SSY_RATES, rd: RD_RATES } as const;

/** The schemes whose rate an order sets for each quarter. */
export type SavingsScheme = keyof typeof RATES;

/** An order on small savings rates that an operator has set. */
export interface SavingsOrder {
  /** The day of the order. */
  readonly on: Day;
  /** The last day of the quarter that it is for. */
  readonly until: Day;
  /** Per cent a year. */
  readonly rates: Readonly<Record<SavingsScheme, number>>;
}

/** The rate of a scheme by the last order known. */
export interface SavingsRate {
  readonly name: string;
  /** Per cent a year. */
  readonly value: number;
  /** The first day of the rate, as far as known. */
  readonly from: Day;
  /** The last day of the order's quarter. */
  readonly seenTo: Day;
  readonly source: Source;
  /** The day on which we read the source; absent for an order that an operator has set. */
  readonly reviewedOn?: Day;
}

/** The first day of the quarter that ends on a day. */
function quarterStart(until: Day): Day {
  const month = Number(until.slice(5, 7)) - 2;
  return `${until.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

function builtIn(rules: readonly DatedRule<number>[]): SavingsRate {
  const { seenTo, ...rule } = latest(rules);
  if (!seenTo) throw new RangeError(`${rule.name} has no quarter`);
  return { ...rule, seenTo };
}

/**
 * The rate of a scheme: from the operator's order if its quarter ends later than that of the
 * built-in order.
 */
export function savingsRate(scheme: SavingsScheme, order: SavingsOrder | null): SavingsRate {
  const known = builtIn(RATES[scheme]);
  if (!order || order.until <= known.seenTo) return known;
  const value = order.rates[scheme];
  return {
    name: known.name,
    value,
    from: value === known.value ? known.from : quarterStart(order.until),
    seenTo: order.until,
    source: {
      name: `Ministry of Finance, order of ${formatDate(order.on)} on small savings schemes`,
      href: known.source.href,
    },
  };
}

/** `in force since Apr 2020`; empty for a rate that the order itself changed. */
const since = ({ from, seenTo }: SavingsRate): string =>
  from < quarterStart(seenTo) ? `, in force since ${formatMonth(from)}` : '';

/**
 * A page's text about a rate, which never claims more than the order:
 * @param today a day in India
 */
export function savingsTexts(rate: SavingsRate, today: Day) {
  const { value, from, seenTo, name } = rate;
  const quarter = formatDate(seenTo);
  const note =
    today > seenTo
      ? `The rate starts at ${value}%, that of ${formatMonth(from)} to ${formatMonth(seenTo)}. The government sets it anew for each quarter; the last order we have seen is for the quarter to ${quarter}`
      : `The rate starts at ${value}%${since(rate)}, set for the quarter to ${quarter}. The government sets it anew for each quarter`;
  return {
    rate: `${value}%`,
    note,
    source: `${name}: ${value}%${since(rate)}; order for the quarter to ${quarter}.`,
  } as const;
}
