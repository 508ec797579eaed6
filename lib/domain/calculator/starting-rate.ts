import type { Calculator } from './types';

/** A calculator whose field `rate` starts at a rate in per cent; unchanged without a rate. */
export function startingAt(calculator: Calculator, rate: number | undefined): Calculator {
  const spec = calculator.fields.rate;
  if (rate === undefined || spec?.kind !== 'number') return calculator;
  return { ...calculator, fields: { ...calculator.fields, rate: { ...spec, default: rate } } };
}
