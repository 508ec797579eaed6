import { parseState } from '@/lib/domain/calculator';
import type { Calculator, CalculatorView, Fields, Figure, Values } from '@/lib/domain/calculator';
import type { CalculatorSlug } from '@/lib/pages/calculators';
import { view as allocationView } from '@/lib/domain/calculator/views/asset-allocation';
import { view as brokerageView } from '@/lib/domain/calculator/views/brokerage';
import { view as compoundingView } from '@/lib/domain/calculator/views/compounding-magic';
import { view as emiView } from '@/lib/domain/calculator/views/emi';
import { view as fdView } from '@/lib/domain/calculator/views/fd';
import { view as rdView } from '@/lib/domain/calculator/views/rd';
import { view as ssyView } from '@/lib/domain/calculator/views/ssy';
import { view as npsView } from '@/lib/domain/calculator/views/nps';
import { view as epfView } from '@/lib/domain/calculator/views/epf';
import { view as gratuityView } from '@/lib/domain/calculator/views/gratuity';
import { view as hraView } from '@/lib/domain/calculator/views/hra';
import { view as gainView } from '@/lib/domain/calculator/views/capital-gains';
import { view as taxView } from '@/lib/domain/calculator/views/income-tax';
import { view as inflationView } from '@/lib/domain/calculator/views/inflation';
import { view as mtfView } from '@/lib/domain/calculator/views/mtf';
import { view as ppfView } from '@/lib/domain/calculator/views/ppf';
import { view as riskView } from '@/lib/domain/calculator/views/risk-profile';
import { view as sipView } from '@/lib/domain/calculator/views/sip';
import { view as wealthView } from '@/lib/domain/calculator/views/wealth-accumulation';
import { view as lumpSumView } from '@/lib/domain/calculator/views/lump-sum';
import { view as stepUpSipView } from '@/lib/domain/calculator/views/step-up-sip';
import { view as swpView } from '@/lib/domain/calculator/views/swp';
import { view as costOfDelayView } from '@/lib/domain/calculator/views/cost-of-delay';
import { view as goalView } from '@/lib/domain/calculator/views/goal';
import { view as retirementView } from '@/lib/domain/calculator/views/retirement';
import { view as cagrView } from '@/lib/domain/calculator/views/cagr';
import { view as directVsRegularView } from '@/lib/domain/calculator/views/direct-vs-regular';
import { view as averagePriceView } from '@/lib/domain/calculator/views/average-price';
import { view as xirrView } from '@/lib/domain/calculator/views/xirr';

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
