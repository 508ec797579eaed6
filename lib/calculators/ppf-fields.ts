import { choice, grouped, percent, rupees } from './fields';
import type { Fields, Limits, ListSpec, Values } from './field-specs';

/** The scheme's yearly limits in rupees, for all deposits of a financial year together. */
export const PPF_LEAST = 500;
export const PPF_MOST = 150_000;
/** The default rate in per cent, and its date. */
export const PPF_RATE = { rate: 7.1, asOn: '2026-11-20' } as const;

/** Years of the first term; blocks of five may follow. */
export const FIRST_TERM = 15;
export const TERMS = ['15', '20', '25', '30', '35', '40', '45', '50'] as const;
/** Deposits in a financial year. */
export const DEPOSITS = { yearly: 1, halfyearly: 2, quarterly: 4, monthly: 12 } as const;

const rates: ListSpec = {
  kind: 'list',
  label: 'A rate for each year',
  noun: 'Rates by year',
  unit: '%',
  min: 0,
  max: 15,
  items: 50,
  places: 6,
  note: 'First year first; a year left blank takes the rate above',
};

export const ppfFields = {
  amount: rupees('Each deposit', 'Deposit', [PPF_MOST, 42, PPF_MOST, 500]),
  frequency: choice('yearly', 'Deposits', 'Frequency', [
    { value: 'yearly', label: 'Yearly', note: 'In April' },
    { value: 'halfyearly', label: 'Half-yearly', note: 'In April and October' },
    { value: 'quarterly', label: 'Quarterly', note: 'In April, July, October and January' },
    { value: 'monthly', label: 'Monthly' },
  ]),
  timing: choice('before5', 'Paid in', 'Day of the month', [
    { value: 'before5', label: 'By the 5th', note: 'Earns interest for the month' },
    { value: 'after5', label: 'After the 5th', note: 'Earns from the next month' },
  ]),
  years: choice(
    '15',
    'For',
    'Term',
    TERMS.map((value) => ({ value, label: `${value} years` })),
  ),
  extend: choice('with', 'After 15 years', 'Extension', [
    { value: 'with', label: 'Go on paying in' },
    { value: 'without', label: 'Leave it to earn' },
  ]),
  rate: percent('Interest rate', 'Interest rate', [PPF_RATE.rate, 0, 15, 0.1]),
  rates,
} satisfies Fields;

export type PpfFields = typeof ppfFields;
export type PpfInput = Values<PpfFields>;

/** The limits of one deposit, from the scheme's limits for a financial year. */
export function ppfDepositLimits(frequency: PpfInput['frequency']): Required<Limits> {
  const count = DEPOSITS[frequency];
  const [min, max] = [Math.ceil(PPF_LEAST / count), PPF_MOST / count];
  const range = `₹${grouped(min)} to ₹${grouped(max)}`;
  const cure =
    count === 1
      ? `Enter ${range}, the limits for a financial year.`
      : `Enter ${range} a deposit: a financial year takes ₹500 to ₹1,50,000 in all.`;
  return { default: max, min, max, cure };
}

/**
 * The deposit, in rupees, that makes the same money a year at another frequency, rounded down to the
 * paisa so that it stays within the yearly limit. For the form, when the visitor changes frequency.
 */
export function ppfDepositAt(
  frequency: PpfInput['frequency'],
  { amount, frequency: from }: Pick<PpfInput, 'amount' | 'frequency'>,
): number {
  return Math.floor((100 * amount * DEPOSITS[from]) / DEPOSITS[frequency]) / 100;
}
