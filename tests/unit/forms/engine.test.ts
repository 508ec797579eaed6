import type { AnyRule, Rule } from '@/lib/tools/forms';
import {
  createField,
  isFormValid,
  RULES,
  validateField,
  validateForm,
  withValue,
} from '@/lib/tools/forms/form';
import { decimalsOf, readNumber } from '@/lib/tools/forms/number';
import fc from '@/tests/support/properties';

const mobileRules: readonly Rule[] = [{ kind: 'required' }, { kind: 'validMobile' }];

test('rules run in order, and the first failure gives the message', () => {
  const rules: readonly Rule[] = [
    { kind: 'required' },
    { kind: 'minLength', length: 5 },
    { kind: 'isNumeric' },
  ];
  const field = createField('PIN code', 'ab', rules);
  expect(validateField(field)).toMatchObject({
    isValid: false,
    errorMessage: 'PIN code is too short. Write at least 5 characters.',
  });
  expect(withValue(field, 'abcdef').errorMessage).toMatch(/^PIN code takes digits only\./);
  expect(withValue(field, '400051')).toMatchObject({ isValid: true, errorMessage: '' });
});

test('checking stops at the first failure', () => {
  const passes = jest.fn(() => true);
  const rules: Rule[] = [{ kind: 'isNumeric' }, { kind: 'custom', passes, message: 'no' }];
  validateField(createField('Field', 'x', rules));
  expect(passes).not.toHaveBeenCalled();
});

test('an unknown kind passes', () => {
  for (const kind of ['panNumber', 'constructor', '__proto__', 'toString', '']) {
    const rules: readonly AnyRule[] = [{ kind }];
    expect(validateField(createField('Field', 'x', rules)).isValid).toBe(true);
  }
});

test('a rule may have its own message or remedy', () => {
  const own: Rule = { kind: 'required', message: 'Tell us your name.' };
  const cured: Rule = { kind: 'range', min: 1, max: 2, cure: 'Enter one or two.' };
  expect(validateField(createField('Name', '', [own])).errorMessage).toBe('Tell us your name.');
  expect(validateField(createField('Count', '3', [cured])).errorMessage).toBe(
    'Count is outside its range. Enter one or two.',
  );
});

test('every message names field and remedy, without a placeholder', () => {
  for (const { problem, cure } of Object.values(RULES)) {
    expect(problem).toMatch(/^\{label\} .*\.$/);
    expect(cure).toMatch(/^[A-Z].*\.$/);
  }
  const rules: Rule[] = [
    { kind: 'maxLength', length: 1 },
    { kind: 'decimals', places: 0 },
    { kind: 'range', min: 5, max: 9 },
    { kind: 'oneOf', options: ['one', 'two'] },
  ];
  for (const rule of rules) {
    const { errorMessage } = validateField(createField('Sum $& {x}', '12.5', [rule]));
    expect(errorMessage).toMatch(/^Sum \$& \{x\} /);
    expect(errorMessage.slice('Sum $& {x}'.length)).not.toMatch(/[{}]|undefined/);
  }
});

test('a form is valid if every field is; the input is not mutated', () => {
  const form = Object.freeze({
    name: Object.freeze(createField('Name', 'Asha', [{ kind: 'required' }])),
    mobile: Object.freeze(createField('Mobile number', '123', mobileRules)),
  });
  const checked = validateForm(form);
  expect(checked.isValid).toBe(false);
  expect(checked.fields.name.isValid).toBe(true);
  expect(checked.fields.mobile.errorMessage).toMatch(/^Mobile number is not a 10-digit/);
  expect(form.mobile.isValid).toBe(true);
  const mended = { ...checked.fields, mobile: withValue(checked.fields.mobile, '9876543210') };
  expect(isFormValid(mended)).toBe(true);
  expect(validateForm({}).isValid).toBe(true);
});

describe('readNumber', () => {
  test.each<[string, string | undefined, number | null]>([
    ['12', undefined, 12],
    [' 12.50 ', undefined, 12.5],
    ['.5', undefined, 0.5],
    ['5.', undefined, 5],
    ['-5', undefined, -5],
    ['−5', undefined, -5],
    ['-0', undefined, 0],
    ['1,00,000', undefined, 100_000],
    ['1,000,000', undefined, 1_000_000],
    ['₹1,00,000', '₹', 100_000],
    ['₹ 500', '₹', 500],
    ['12%', '%', 12],
    ['12 %', '%', 12],
    ['1 year', 'years', 1],
    ['20 years', 'years', 20],
    ['12%', '₹', null],
    ['₹5', '%', null],
    ['12,5', undefined, null],
    ['1,2,3', undefined, null],
    ['1e9', undefined, null],
    ['0x10', undefined, null],
    ['Infinity', undefined, null],
    ['NaN', undefined, null],
    ['.', undefined, null],
    ['-', undefined, null],
    ['', undefined, null],
    ['१२', undefined, null],
    ['1'.repeat(41), undefined, null],
  ])('%j with %j is %j', (text, unit, expected) => {
    expect(readNumber(text, unit)).toBe(expected);
  });

  test('is a finite number or null for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('₹', '%', 'years', undefined), (text, unit) => {
        const number = readNumber(text, unit);
        expect(number === null || Number.isFinite(number)).toBe(true);
        expect(decimalsOf(text, unit)).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
