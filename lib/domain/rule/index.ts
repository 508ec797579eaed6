import { DEPOSIT_INSURANCE, INTEREST_TDS, PREPAYMENT } from './banking';
import { GAIN_RATES, GRANDFATHERED } from './capital-gains';
import { TAX_YEARS } from './income-tax';
import { EPF_RATES, EPF_SHARES, NPS_EXIT } from './retirement';
import { GRATUITY_RULES, HRA_SHARES } from './salary';
import { PPF_LIMITS, PPF_RATES, RD_RATES, SSY_LIMITS, SSY_RATES } from './small-savings';
import type { DatedRule } from './types';

const LISTS = {
  DEPOSIT_INSURANCE,
  EPF_RATES,
  EPF_SHARES,
  GAIN_RATES,
  GRANDFATHERED,
  GRATUITY_RULES,
  HRA_SHARES,
  INTEREST_TDS,
  NPS_EXIT,
  PPF_LIMITS,
  PPF_RATES,
  PREPAYMENT,
  RD_RATES,
  SSY_LIMITS,
  SSY_RATES,
  TAX_YEARS,
};

export type RuleName = keyof typeof LISTS;

/** Every list of dated rules, for sources that refer to one, and for the tests of their dates. */
export const RULES: Readonly<Record<RuleName, readonly DatedRule<unknown>[]>> = LISTS;
