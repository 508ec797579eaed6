import { parseState } from '@/lib/calculators';
import type { Calculator, CalculatorView, Fields, Figure, Values } from '@/lib/calculators';
import type { CalculatorSlug } from '@/lib/calculators/registry';
import { view as allocationView } from '@/lib/calculators/views/asset-allocation';
import { view as compoundingView } from '@/lib/calculators/views/compounding-magic';
import { view as inflationView } from '@/lib/calculators/views/inflation';
import { view as ppfView } from '@/lib/calculators/views/ppf';
import { view as riskView } from '@/lib/calculators/views/risk-profile';
import { view as sipView } from '@/lib/calculators/views/sip';
import { view as wealthView } from '@/lib/calculators/views/wealth-accumulation';

/** The views that the registry loads; `registry.test.ts` compares the two. */
export const VIEWS: Readonly<Record<CalculatorSlug, CalculatorView>> = {
  'sip-calculator': sipView,
  'wealth-accumulation-calculator': wealthView,
  'asset-allocation-calculator': allocationView,
  'compounding-magic-calculator': compoundingView,
  'risk-profile-calculator': riskView,
  'inflation-calculator': inflationView,
  'ppf-calculator': ppfView,
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
