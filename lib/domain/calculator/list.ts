import type { CalculatorRecord } from './record';
import { record as assetAllocation } from './records/asset-allocation-calculator';
import { record as averagePrice } from './records/average-price-calculator';
import { record as brokerage } from './records/brokerage-calculator';
import { record as cagr } from './records/cagr-calculator';
import { record as capitalGains } from './records/capital-gains-calculator';
import { record as compoundingMagic } from './records/compounding-magic-calculator';
import { record as costOfDelay } from './records/cost-of-delay-calculator';
import { record as directVsRegular } from './records/direct-vs-regular-calculator';
import { record as emi } from './records/emi-calculator';
import { record as epf } from './records/epf-calculator';
import { record as fd } from './records/fd-calculator';
import { record as goal } from './records/goal-calculator';
import { record as gratuity } from './records/gratuity-calculator';
import { record as hra } from './records/hra-calculator';
import { record as incomeTax } from './records/income-tax-calculator';
import { record as inflation } from './records/inflation-calculator';
import { record as lumpSum } from './records/lump-sum-calculator';
import { record as mtf } from './records/mtf-calculator';
import { record as nps } from './records/nps-calculator';
import { record as ppf } from './records/ppf-calculator';
import { record as rd } from './records/rd-calculator';
import { record as retirement } from './records/retirement-calculator';
import { record as riskProfile } from './records/risk-profile-calculator';
import { record as sip } from './records/sip-calculator';
import { record as ssy } from './records/ssy-calculator';
import { record as stepUpSip } from './records/step-up-sip-calculator';
import { record as swp } from './records/swp-calculator';
import { record as wealthAccumulation } from './records/wealth-accumulation-calculator';
import { record as xirr } from './records/xirr-calculator';

/** The record of every calculator, by the last part of its address, which is the name of its file. */
export const RECORDS = {
  'sip-calculator': sip,
  'wealth-accumulation-calculator': wealthAccumulation,
  'compounding-magic-calculator': compoundingMagic,
  'ppf-calculator': ppf,
  'risk-profile-calculator': riskProfile,
  'asset-allocation-calculator': assetAllocation,
  'inflation-calculator': inflation,
  'lump-sum-calculator': lumpSum,
  'step-up-sip-calculator': stepUpSip,
  'swp-calculator': swp,
  'cost-of-delay-calculator': costOfDelay,
  'goal-calculator': goal,
  'retirement-calculator': retirement,
  'cagr-calculator': cagr,
  'direct-vs-regular-calculator': directVsRegular,
  'emi-calculator': emi,
  'fd-calculator': fd,
  'rd-calculator': rd,
  'ssy-calculator': ssy,
  'nps-calculator': nps,
  'epf-calculator': epf,
  'gratuity-calculator': gratuity,
  'hra-calculator': hra,
  'capital-gains-calculator': capitalGains,
  'income-tax-calculator': incomeTax,
  'average-price-calculator': averagePrice,
  'xirr-calculator': xirr,
  'brokerage-calculator': brokerage,
  'mtf-calculator': mtf,
} as const satisfies Readonly<Record<string, CalculatorRecord>>;

export type CalculatorSlug = keyof typeof RECORDS;
