import type { CalculatorSlug } from '@/lib/calculators/registry';

import type { RestView } from '../view';
import { rest as allocation } from './allocation-rest';
import { rest as compounding } from './compounding-rest';
import { rest as inflation } from './inflation-rest';
import { rest as ppf } from './ppf-rest';
import { rest as sip } from './sip-rest';
import { rest as wealth } from './wealth-rest';

/** The calculators that turn figures into figures; the risk profile asks questions instead. */
export type PlanSlug = Exclude<CalculatorSlug, 'risk-profile-calculator'>;

/** What follows each result, for the server; a browser fetches its own calculator's alone. */
export const RESTS: Readonly<Record<PlanSlug, RestView>> = {
  'sip-calculator': sip,
  'wealth-accumulation-calculator': wealth,
  'asset-allocation-calculator': allocation,
  'compounding-magic-calculator': compounding,
  'inflation-calculator': inflation,
  'ppf-calculator': ppf,
};
