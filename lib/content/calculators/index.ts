import type { CalculatorSlug } from '@/lib/calculators/registry';

import { allocationCopy } from './asset-allocation-calculator';
import { compoundingCopy } from './compounding-magic-calculator';
import { inflationCopy } from './inflation-calculator';
import { ppfCopy } from './ppf-calculator';
import { riskCopy } from './risk-profile-calculator';
import { sipCopy } from './sip-calculator';
import type { CalculatorCopy } from './types';
import { wealthCopy } from './wealth-accumulation-calculator';

export type { CalculatorCopy, CalculatorFaq } from './types';

/** The copy of each calculator's page. */
export const CALCULATOR_COPY: Readonly<Record<CalculatorSlug, CalculatorCopy>> = {
  'sip-calculator': sipCopy,
  'wealth-accumulation-calculator': wealthCopy,
  'asset-allocation-calculator': allocationCopy,
  'compounding-magic-calculator': compoundingCopy,
  'risk-profile-calculator': riskCopy,
  'inflation-calculator': inflationCopy,
  'ppf-calculator': ppfCopy,
};
