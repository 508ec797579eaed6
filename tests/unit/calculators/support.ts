import { parseState } from '@/lib/domain/calculator';
import type { Calculator, CalculatorView, Fields, Figure, Values } from '@/lib/domain/calculator';
import { CALCULATORS, type CalculatorSlug } from '@/lib/pages/calculators';
import { formatRupees } from '@/lib/tools/format';

/** The view of each calculator. */
export const VIEWS = Object.fromEntries(
  CALCULATORS.map(({ slug, view }) => [slug, view]),
) as Readonly<Record<CalculatorSlug, CalculatorView>>;

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

/** A sum without the error of double arithmetic. */
export const toPaise = (value: number): number => Number(value.toFixed(2));

/**
 * The printed sums of a page add up to the paisa, up to 2^50 paise, ₹11 lakh crore: from there
 * doubles of rupees do not have every half paisa.
 */
export function expectSum(parts: readonly unknown[], whole: unknown) {
  const printed = (sum: unknown) =>
    BigInt(formatRupees(Number(sum)).replace('−', '-').replaceAll(/[₹,.]/g, ''));
  const sum = parts.reduce<bigint>((total, part) => total + printed(part), 0n);
  const total = printed(whole);
  const noise = total > 2n ** 50n ? total / 10n ** 14n : 0n;
  expect([-noise <= sum - total && sum - total <= noise, parts, whole]).toEqual([
    true,
    parts,
    whole,
  ]);
}

/** Not less, except for rounding errors of doubles. */
export function expectNotLess(more: number, less: number) {
  expect(more).toBeGreaterThanOrEqual(less * (1 - 1e-9));
}
