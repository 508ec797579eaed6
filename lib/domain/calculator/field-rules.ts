import { decimalsOf, readNumber } from '@/lib/tools/forms/number';
import type { Rule } from '@/lib/tools/forms/types';

import { allowed } from './fields';
import type { FieldSpec, ListSpec } from './types';

/** Characters that a number may have, grouping commas and unit included. */
const LONGEST_NUMBER = 24;

/** Characters of an over-long text that its box repeats: recognisable, and too long to be valid when sent again. */
const ECHO = 40;

/** Characters that a list may have: each item with its decimals and comma. */
function longestList(spec: ListSpec): number {
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

/** Whether a text is a day of the calendar, such as `2026-11-20`. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A field's label as messages name it. */
export const quoted = (label: string): string => `“${label}”`;

/**
 * Characters of an invalid text that its box shows again: a list or lines in full, so that they can
 * be corrected.
 */
export function longestEcho(spec: FieldSpec): number {
  if (spec.kind === 'list') return longestList(spec);
  return spec.kind === 'lines' ? spec.length : ECHO;
}

/** The rules of a field. Each message ends with the accepted values. @param text the input */
export function rulesOf(spec: FieldSpec, text: string): readonly Rule[] {
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
  if (spec.kind === 'lines') {
    const { length } = spec;
    const problem = text.length > length ? null : spec.problemOf(text);
    return [
      ...first,
      { kind: 'maxLength', length, cure },
      { kind: 'custom', passes: () => problem === null, message: problem ?? '' },
    ];
  }
  if (spec.kind === 'day') {
    const message = `${quoted(spec.label)} is not a day. ${cure}`;
    return [...first, { kind: 'custom', passes: isDay, message }];
  }
  const length = spec.kind === 'list' ? longestList(spec) : spec.items;
  const digits = spec.kind === 'digits' ? new RegExp(`^[${spec.min}-${spec.max}]+$`) : undefined;
  return [
    ...first,
    { kind: 'maxLength', length, cure },
    {
      kind: 'custom',
      passes: (text) => (spec.kind === 'list' ? eachInRange(spec, text) : !!digits?.test(text)),
      message: `${quoted(spec.label)}: something else is given. ${cure}`,
    },
  ];
}
