import { parseState } from '@/lib/calculators';
import type { Calculator, CalculatorView, Fields, Figure, Values } from '@/lib/calculators';
import type { CalculatorSlug } from '@/lib/calculators/registry';
import { view as allocationView } from '@/lib/calculators/views/asset-allocation';
import { view as brokerageView } from '@/lib/calculators/views/brokerage';
import { view as compoundingView } from '@/lib/calculators/views/compounding-magic';
import { view as emiView } from '@/lib/calculators/views/emi';
import { view as fdView } from '@/lib/calculators/views/fd';
import { view as rdView } from '@/lib/calculators/views/rd';
import { view as ssyView } from '@/lib/calculators/views/ssy';
import { view as npsView } from '@/lib/calculators/views/nps';
import { view as epfView } from '@/lib/calculators/views/epf';
import { view as gratuityView } from '@/lib/calculators/views/gratuity';
import { view as hraView } from '@/lib/calculators/views/hra';
import { view as gainView } from '@/lib/calculators/views/capital-gains';
import { view as taxView } from '@/lib/calculators/views/income-tax';
import { view as inflationView } from '@/lib/calculators/views/inflation';
import { view as mtfView } from '@/lib/calculators/views/mtf';
import { view as ppfView } from '@/lib/calculators/views/ppf';
import { view as riskView } from '@/lib/calculators/views/risk-profile';
import { view as sipView } from '@/lib/calculators/views/sip';
import { view as wealthView } from '@/lib/calculators/views/wealth-accumulation';
import { view as lumpSumView } from '@/lib/calculators/views/lump-sum';
import { view as stepUpSipView } from '@/lib/calculators/views/step-up-sip';
import { view as swpView } from '@/lib/calculators/views/swp';
import { view as costOfDelayView } from '@/lib/calculators/views/cost-of-delay';
import { view as goalView } from '@/lib/calculators/views/goal';
import { view as retirementView } from '@/lib/calculators/views/retirement';
import { view as cagrView } from '@/lib/calculators/views/cagr';
import { view as directVsRegularView } from '@/lib/calculators/views/direct-vs-regular';
import { view as averagePriceView } from '@/lib/calculators/views/average-price';
import { view as xirrView } from '@/lib/calculators/views/xirr';

/** The views that the registry loads; `registry.test.ts` compares the two. */
export const VIEWS: Readonly<Record<CalculatorSlug, CalculatorView>> = {
  'sip-calculator': sipView,
  'wealth-accumulation-calculator': wealthView,
  'asset-allocation-calculator': allocationView,
  'compounding-magic-calculator': compoundingView,
  'risk-profile-calculator': riskView,
  'inflation-calculator': inflationView,
  'ppf-calculator': ppfView,
  'lump-sum-calculator': lumpSumView,
  'step-up-sip-calculator': stepUpSipView,
  'swp-calculator': swpView,
  'cost-of-delay-calculator': costOfDelayView,
  'goal-calculator': goalView,
  'retirement-calculator': retirementView,
  'cagr-calculator': cagrView,
  'direct-vs-regular-calculator': directVsRegularView,
  'emi-calculator': emiView,
  'fd-calculator': fdView,
  'rd-calculator': rdView,
  'ssy-calculator': ssyView,
  'nps-calculator': npsView,
  'epf-calculator': epfView,
  'gratuity-calculator': gratuityView,
  'hra-calculator': hraView,
  'capital-gains-calculator': gainView,
  'income-tax-calculator': taxView,
  'average-price-calculator': averagePriceView,
  'xirr-calculator': xirrView,
  'brokerage-calculator': brokerageView,
  'mtf-calculator': mtfView,
};

/** The inputs of a valid address. */
export function inputOf<F extends Fields>(calculator: Calculator<F>, address: string): Values<F> {
  const state = parseState(calculator, new URLSearchParams(address));
  if (!state.isValid) throw new Error(`not valid: ${address}`);
  return state.values;
}

/** The results of an address by id. */
export function resultsOf<F extends Fields>(
  calculator: Calculator<F>,
  address: string,
): Partial<Record<string, Figure>> {
  const figures = calculator.results(inputOf(calculator, address));
  return Object.fromEntries(figures.map((figure) => [figure.id, figure]));
}

/** The messages of an address by field name. */
export function messagesOf<F extends Fields>(calculator: Calculator<F>, address: string) {
  const { form } = parseState(calculator, new URLSearchParams(address));
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, { errorMessage }]) =>
      errorMessage ? [[name, errorMessage]] : [],
    ),
  );
}

/** Not less, except for rounding errors of doubles. */
export function expectNotLess(more: number, less: number) {
  expect(more).toBeGreaterThanOrEqual(less * (1 - 1e-9));
}
