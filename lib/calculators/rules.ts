import { decimalsOf, readNumber, type Rule } from '@/lib/forms';

import { allowed } from './fields';
import type { FieldSpec, ListSpec } from './types';

/** Characters that a number may have, grouping commas and unit included. */
const LONGEST_NUMBER = 24;

/** Characters that a list may have: each item with its decimals and comma. */
export function longestList(spec: ListSpec): number {
  return spec.items * 12;
}

function eachInRange(spec: ListSpec, text: string): boolean {
  const items = text.split(',');
  return (
    items.length <= spec.items &&
    items.every((item) => {
      if (item.trim() === '') return true;
      const number = readNumber(item, spec.unit);
      const isAllowed = number !== null && number >= spec.min && number <= spec.max;
      return isAllowed && decimalsOf(item, spec.unit) <= spec.places;
    })
  );
}

/** The rules of a field. Each message ends with what the field accepts. */
export function rulesOf(spec: FieldSpec): readonly Rule[] {
  const cure = allowed(spec);
  const first: Rule[] = [
    { kind: 'single', cure },
    { kind: 'required', cure },
  ];
  if (spec.kind === 'choice') {
    return [...first, { kind: 'oneOf', options: spec.choices.map(({ value }) => value), cure }];
  }
  if (spec.kind === 'number') {
    const { unit, min, max, places } = spec;
    return [
      ...first,
      { kind: 'maxLength', length: LONGEST_NUMBER, cure },
      { kind: 'isDecimal', unit, cure },
      { kind: 'range', min, max, unit, cure },
      places === 0
        ? { kind: 'isWhole', unit, cure }
        : { kind: 'decimals', places, unit, cure: `Write at most ${places} of them. ${cure}` },
    ];
  }
  const length = spec.kind === 'list' ? longestList(spec) : spec.items;
  const digits = spec.kind === 'digits' ? new RegExp(`^[${spec.min}-${spec.max}]+$`) : undefined;
  return [
    ...first,
    { kind: 'maxLength', length, cure },
    {
      kind: 'custom',
      passes: (text) => (spec.kind === 'list' ? eachInRange(spec, text) : !!digits?.test(text)),
      message: `${spec.noun}: something else is given. ${cure}`,
    },
  ];
}
