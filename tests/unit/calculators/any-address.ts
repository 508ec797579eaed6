import type { FieldSpec, Fields } from '@/lib/domain/calculator';
import fc from '@/tests/support/properties';

/** Lines that calculators with pasted text read. */
const LINES: Readonly<Record<string, fc.Arbitrary<string>>> = {
  trades: fc.constantFrom('1 100', '10 0', '100 500\n-99 400', '60 310\n40 262.50\n-50 340'),
  flows: fc.constantFrom(
    '2024-01-01 -100\n2024-01-02 100',
    '2024-01-01 -100\n2025-01-01 100',
    '2024-01-01 -100\n2024-06-01 230\n2025-01-01 -131',
    '2022-04-05 -50000\n2023-01-10 -25000\n2024-03-20 15000\n2026-09-30 95000',
  ),
};

/** Inputs of a field: its ends, its default, one, and anything between. */
function textOfField(name: string, spec: FieldSpec): fc.Arbitrary<string> {
  if (spec.kind === 'number') {
    const { min, max, step, places } = spec;
    const inRange = [min, max, spec.default, 1, min + step].filter(
      (value) => value >= min && value <= max,
    );
    const any = fc
      .double({ min, max, noNaN: true })
      .map((value) => Math.min(max, Math.max(min, Number(value.toFixed(places)))));
    return fc.oneof(fc.constantFrom(...inRange), any).map((value) => value.toFixed(places));
  }
  if (spec.kind === 'choice') return fc.constantFrom(...spec.choices.map(({ value }) => value));
  if (spec.kind === 'digits') {
    const digit = fc.integer({ min: spec.min, max: spec.max }).map(String);
    return fc.array(digit, { minLength: 1, maxLength: spec.items }).map((all) => all.join(''));
  }
  if (spec.kind === 'list') return fc.constantFrom('', '0', '7,0,8');
  return LINES[name] ?? fc.constant(spec.default);
}

/** Addresses of a calculator with these fields; some are not valid together. */
export const addressesOf = (fields: Fields): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, spec]) => [name, textOfField(name, spec)]),
    ),
    { requiredKeys: [] },
  );
