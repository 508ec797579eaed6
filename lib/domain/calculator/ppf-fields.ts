import { PPF_LIMITS, PPF_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';

import {
  DEPOSITS,
  depositLimits,
  frequencyField,
  timingField,
  yearlyRates,
} from './account-fields';
import { choice, percent, rupees } from './fields';
import type { Fields, Limits, Values } from './field-specs';

/**
 * The scheme's yearly limits in rupees, for all deposits of a financial year together, and the years
 * of the first term; blocks of five may follow.
 */
export const { least: PPF_LEAST, most: PPF_MOST, paying: FIRST_TERM } = latest(PPF_LIMITS).value;

export const TERMS = ['15', '20', '25', '30', '35', '40', '45', '50'] as const;
export const ppfFields = {
  amount: rupees('Each deposit', [PPF_MOST, 42, PPF_MOST, 500]),
  frequency: frequencyField,
  timing: timingField,
  years: choice(
    '15',
    'For',
    TERMS.map((value) => ({ value, label: `${value} years` })),
  ),
  extend: choice('with', 'After 15 years', [
    { value: 'with', label: 'Go on paying in' },
    { value: 'without', label: 'Leave it to earn' },
  ]),
  rate: percent('Interest rate', [latest(PPF_RATES).value, 0, 15, 0.1]),
  rates: yearlyRates(50),
} satisfies Fields;

export type PpfFields = typeof ppfFields;
export type PpfInput = Values<PpfFields>;

/** The limits of one deposit, from the scheme's limits for a financial year. */
export const ppfDepositLimits = (frequency: PpfInput['frequency']): Required<Limits> =>
  depositLimits(PPF_LEAST, PPF_MOST, DEPOSITS[frequency]);
