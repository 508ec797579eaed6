import { decimalsOf, readNumber } from './number';
import type { AnyRule, Field, RuleKind, RuleTests } from './types';
import { validateWith } from './validate';

/** The kinds that all forms use, calculators too; `contact.ts` has those of enquiries. */
export type CommonKind = Exclude<
  RuleKind,
  'validEmail' | 'validMobile' | 'minLength' | 'isNumeric'
>;

function isBetween(text: string, min: number, max: number, unit?: string): boolean {
  const number = readNumber(text, unit);
  return number !== null && number >= min && number <= max;
}

export const COMMON_RULES: RuleTests<CommonKind> = {
  required: {
    passes: (_text, _rule, content) => content.length > 0,
    problem: '{label} is blank.',
    cure: 'Fill it in to go on.',
  },
  single: {
    passes: (_text, _rule, content) => typeof content === 'string' || content.length === 1,
    problem: '{label} is given more than once.',
    cure: 'Give it once.',
  },
  maxLength: {
    passes: (_text, { length }, content) => content.length <= length,
    problem: '{label} is too long.',
    cure: 'Keep it to {length} characters.',
  },
  isDecimal: {
    passes: (text, { unit }) => readNumber(text, unit) !== null,
    problem: '{label} is not a number.',
    cure: 'Write it in figures, like 12 or 12.5.',
  },
  isWhole: {
    passes: (text, { unit }) => decimalsOf(text, unit) === 0,
    problem: '{label} takes whole numbers only.',
    cure: 'Leave out the decimals.',
  },
  decimals: {
    passes: (text, { places, unit }) => decimalsOf(text, unit) <= places,
    problem: '{label} has too many decimals.',
    cure: 'Write at most {places} of them.',
  },
  range: {
    passes: (text, { min, max, unit }) => isBetween(text, min, max, unit),
    problem: '{label} is outside its range.',
    cure: 'Enter {min} to {max}.',
  },
  oneOf: {
    passes: (text, { options }) => options.includes(text),
    problem: '{label} is not one of the choices.',
    cure: 'Choose one of: {options}.',
  },
  custom: {
    passes: (text, rule) => rule.passes(text),
    problem: '{label} is not right.',
    cure: 'Check it.',
  },
};

/** Validates a field by the common rules; other kinds pass. */
export const validateCommon = <V, R extends AnyRule>(field: Field<V, R>): Field<V, R> =>
  validateWith(COMMON_RULES, field);
