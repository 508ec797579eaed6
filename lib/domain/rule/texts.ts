import { formatWholeRupees } from '@/lib/tools/format';

import { DEPOSIT_INSURANCE, INTEREST_TDS } from './banking';
import { GAIN_RATES } from './capital-gains';
import { TAX_YEARS } from './income-tax';
import { AMFI_RANGE, illustrationRates } from './illustration-rates';
import { EPF_RATES, EPF_SHARES, NPS_EXIT } from './retirement';
import { GRATUITY_RULES } from './salary';
import { PPF_LIMITS, SSY_LIMITS } from './small-savings';
import { latest, type DatedRule } from './types';

/** `12.5%` */
const percent = (value: number): string => `${value}%`;
/** `₹1.25 lakh` */
const lakh = (rupees: number): string => `₹${rupees / 100_000} lakh`;

const now = <T>(rules: readonly DatedRule<T>[]): T => latest(rules).value;

const gain = now(GAIN_RATES);
const tds = now(INTEREST_TDS);
const epf = now(EPF_SHARES);
const nps = now(NPS_EXIT);
const tax = now(TAX_YEARS);

/** Figures of the rules in force for sentences: copy uses these and has no figures of its own. */
export const ruleTexts = {
  gains: {
    short: percent(gain.short),
    long: percent(gain.long),
    exempt: formatWholeRupees(gain.exempt),
    exemptLakh: lakh(gain.exempt),
    cess: percent(gain.cess),
  },
  deposits: {
    insured: formatWholeRupees(now(DEPOSIT_INSURANCE)),
    insuredLakh: lakh(now(DEPOSIT_INSURANCE)),
    untaxed: formatWholeRupees(tds.others),
    untaxedSenior: formatWholeRupees(tds.senior),
  },
  epf: {
    rate: percent(now(EPF_RATES)),
    own: percent(epf.employee),
    employer: percent(epf.employer),
    pension: percent(epf.pension),
    ceiling: formatWholeRupees(epf.ceiling),
    pensionMost: formatWholeRupees((epf.ceiling * epf.pension) / 100),
  },
  nps: {
    annuity: percent(nps.annuity.private),
    leastAnnuity: String(nps.annuity.private),
    annuityGovernment: percent(nps.annuity.government),
    lumpSum: percent(100 - nps.annuity.private),
    lumpSumGovernment: percent(100 - nps.annuity.government),
    allUpTo: lakh(nps.allUpTo),
    someUpTo: lakh(nps.someUpTo),
    someMost: lakh(nps.someMost),
    taxFree: percent(nps.taxFree),
  },
  gratuity: { ceiling: formatWholeRupees(now(GRATUITY_RULES).ceiling) },
  ppf: {
    least: formatWholeRupees(now(PPF_LIMITS).least),
    most: formatWholeRupees(now(PPF_LIMITS).most),
  },
  ssy: {
    least: formatWholeRupees(now(SSY_LIMITS).least),
    most: formatWholeRupees(now(SSY_LIMITS).most),
  },
  illustration: {
    min: percent(illustrationRates.min),
    max: percent(illustrationRates.max),
    amfiMin: percent(AMFI_RANGE.min),
    amfiMax: percent(AMFI_RANGE.max),
  },
  incomeTax: {
    standardDeduction: formatWholeRupees(tax.new.standardDeduction),
    rebate: formatWholeRupees(tax.new.rebate.most),
    rebateUpTo: formatWholeRupees(tax.new.rebate.upTo),
    rebateUpToLakh: lakh(tax.new.rebate.upTo),
    salaryUpTo: formatWholeRupees(tax.new.rebate.upTo + tax.new.standardDeduction),
    firstSlab: formatWholeRupees(tax.new.slabs.below60[0]?.[0]),
    oldRebateUpTo: formatWholeRupees(tax.old.rebate.upTo),
    cess: percent(tax.cess),
  },
} as const;
