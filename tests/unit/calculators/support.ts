import { parseState } from '@/lib/calculators';
import type { Calculator, Fields, Figure, Values } from '@/lib/calculators';

/** The inputs of an address that has to be valid. */
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
