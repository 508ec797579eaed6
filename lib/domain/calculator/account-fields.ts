import { assumption, choice, grouped } from './fields';
import type { Limits, ListSpec } from './field-specs';

/** Deposits in a financial year. */
export const DEPOSITS = { yearly: 1, halfyearly: 2, quarterly: 4, monthly: 12 } as const;

export type Frequency = keyof typeof DEPOSITS;

export const frequencyField = choice('yearly', 'Deposits', [
  { value: 'yearly', label: 'Yearly', note: 'In April' },
  { value: 'halfyearly', label: 'Half-yearly', note: 'In April and October' },
  { value: 'quarterly', label: 'Quarterly', note: 'In April, July, October and January' },
  { value: 'monthly', label: 'Monthly' },
]);

export const timingField = assumption('before5', 'Paid in', [
  { value: 'before5', label: 'By the 5th', note: 'Earns interest for the month' },
  { value: 'after5', label: 'After the 5th', note: 'Earns from the next month' },
]);

/** A rate for each year of an account. */
export const yearlyRates = (items: number): ListSpec => ({
  kind: 'list',
  label: 'A rate for each year',
  unit: '%',
  min: 0,
  max: 15,
  items,
  places: 6,
  note: 'First year first; a year left blank takes the rate above',
});

/** The limits of one deposit, from a scheme's limits for a financial year. */
export function depositLimits(least: number, most: number, count: number): Required<Limits> {
  const [min, max] = [Math.ceil(least / count), most / count];
  const range = `₹${grouped(min)} to ₹${grouped(max)}`;
  const cure =
    count === 1
      ? `Enter ${range}, the limits for a financial year.`
      : `Enter ${range} a deposit: a financial year takes ₹${grouped(least)} to ₹${grouped(most)} in all.`;
  return { default: max, min, max, cure };
}

/**
 * The deposit, in rupees, that gives the same sum per year at another frequency, rounded down to
 * the paisa so that it stays within the yearly limit.
 */
export function depositAt(
  frequency: Frequency,
  { amount, frequency: from }: { readonly amount: number; readonly frequency: Frequency },
): number {
  return Math.floor((100 * amount * DEPOSITS[from]) / DEPOSITS[frequency]) / 100;
}

/**
 * Fields that change with another field: a new frequency changes the deposit, so that the yearly
 * sum stays the same.
 */
export function followFrequency(
  name: string,
  text: string,
  values: Parameters<typeof depositAt>[1],
): Readonly<Record<string, string>> {
  const frequency = frequencyField.choices.find(({ value }) => value === text)?.value;
  return name === 'frequency' && frequency ? { amount: String(depositAt(frequency, values)) } : {};
}
