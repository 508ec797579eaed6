import { type Calculator, type Fields, parseState } from '@/lib/domain/calculator';
import { quantityText } from '@/lib/domain/calculator/quantity-text';

/**
 * The results of an address as its page shows them, by id, for the figures of the copy.
 * @throws where an input is wrong or there is no such result, so that the copy never says less
 */
export function shownAt<F extends Fields>(
  calculator: Calculator<F>,
  query: string,
): (id: string) => string {
  const { isValid, values } = parseState(calculator, new URLSearchParams(query));
  if (!isValid) throw new RangeError(`An example of the copy has a wrong input: ${query}`);
  const figures = calculator.results(values);
  return (id) => {
    const figure = figures.find((one) => one.id === id);
    if (!figure) throw new RangeError(`An example of the copy has no result ${id}: ${query}`);
    return quantityText({ value: figure.shown, unit: figure.unit });
  };
}
