import type { Fields, Unit, Values, WhatIf } from './types';

/** One change: the field, what to add to it, and its label. */
export type Step<F extends Fields> = readonly [name: keyof F & string, by: number, label: string];

/**
 * One result for each change. A change beyond its field's range is left out, because its address
 * would not be valid.
 */
export function whatIfs<F extends Fields>(
  fields: F,
  values: Values<F>,
  main: (values: Values<F>) => number,
  steps: readonly Step<F>[],
  unit: Unit = '₹',
): readonly WhatIf<F>[] {
  const now = main(values);
  return steps.flatMap(([name, by, label]) => {
    const spec: Fields[string] | undefined = fields[name];
    const next = Number(values[name]) + by;
    if (spec?.kind !== 'number' || next > spec.max || next < spec.min) return [];
    const changed: Values<F> = { ...values, [name]: next };
    const result = main(changed);
    return [
      {
        label,
        values: changed,
        result: { value: result, unit },
        difference: { value: result - now, unit },
      },
    ];
  });
}
