import { createField, type Rule } from '@/lib/tools/forms';
import { validateField } from '@/lib/tools/forms/form';

function isValid(value: unknown, ...rules: Rule[]): boolean {
  return validateField(createField('Field', value, rules)).isValid;
}

describe('required', () => {
  test.each<[unknown, boolean]>([
    ['a', true],
    [' a ', true],
    ['0', true],
    [0, true],
    [['x'], true],
    [{ value: 'x' }, true],
    [{ value: 0 }, true],
    ['', false],
    ['  \t\n', false],
    [[], false],
    [{ value: '   ' }, false],
    [{ value: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('%j is %j', (value, expected) => {
    expect(isValid(value, { kind: 'required' })).toBe(expected);
  });
});

test('every other rule passes on an empty value', () => {
  const rules: Rule[] = [
    { kind: 'single' },
    { kind: 'validEmail' },
    { kind: 'validMobile' },
    { kind: 'minLength', length: 3 },
    { kind: 'maxLength', length: 0 },
    { kind: 'isNumeric' },
    { kind: 'isDecimal' },
    { kind: 'isWhole' },
    { kind: 'decimals', places: 0 },
    { kind: 'range', min: 1, max: 2 },
    { kind: 'oneOf', options: [] },
    { kind: 'custom', passes: () => false, message: 'no' },
  ];
  for (const value of ['', '  ', [], {}, null, undefined]) {
    for (const rule of rules) expect(isValid(value, rule)).toBe(true);
  }
});

describe('validEmail', () => {
  test.each([
    'name@example.com',
    ' name@example.com ',
    'first.last+tag@sub.example.co.in',
    "o'neil@example.in",
    'a@b-c.org',
    'A_B@EXAMPLE.COM',
  ])('%j passes', (value) => expect(isValid(value, { kind: 'validEmail' })).toBe(true));

  test.each([
    'name',
    'name@',
    '@example.com',
    'name@example',
    'name@.com',
    'name@example..com',
    'name@-example.com',
    'name@example-.com',
    'na me@example.com',
    'a@b@example.com',
    '.name@example.com',
    'name.@example.com',
    'a..b@example.com',
    'name@example.c',
    'name@example.123',
    `${'a'.repeat(250)}@example.com`,
  ])('%j fails', (value) => expect(isValid(value, { kind: 'validEmail' })).toBe(false));
});

describe('validMobile', () => {
  test.each([
    '9876543210',
    '(9)876543210',
    '9-876543210',
    '9 876543210',
    '9.876543210',
    '(6) 876543210',
    ' 7876543210 ',
  ])('%j passes', (value) => expect(isValid(value, { kind: 'validMobile' })).toBe(true));

  test.each([
    '5876543210',
    '987654321',
    '98765432101',
    '+919876543210',
    '09876543210',
    '(9876543210',
    '9)876543210',
    '98765 43210',
    '9--876543210',
    '९८७६५४३२१०',
    'abcdefghij',
  ])('%j fails', (value) => expect(isValid(value, { kind: 'validMobile' })).toBe(false));
});

describe('lengths, digits, numbers, ranges and choices', () => {
  test.each<[unknown, Rule, boolean]>([
    ['abc', { kind: 'minLength', length: 3 }, true],
    [' ab ', { kind: 'minLength', length: 3 }, false],
    [['a', 'b'], { kind: 'minLength', length: 3 }, false],
    ['abc', { kind: 'maxLength', length: 3 }, true],
    ['abcd', { kind: 'maxLength', length: 3 }, false],
    ['400051', { kind: 'isNumeric' }, true],
    ['4000 51', { kind: 'isNumeric' }, false],
    ['-5', { kind: 'isNumeric' }, false],
    ['1.5', { kind: 'isNumeric' }, false],
    ['1e5', { kind: 'isNumeric' }, false],
    ['1,00,000', { kind: 'isDecimal' }, true],
    ['1e5', { kind: 'isDecimal' }, false],
    ['12', { kind: 'range', min: 1, max: 50 }, true],
    ['1', { kind: 'range', min: 1, max: 50 }, true],
    ['50', { kind: 'range', min: 1, max: 50 }, true],
    ['50.01', { kind: 'range', min: 1, max: 50 }, false],
    ['-1', { kind: 'range', min: 0, max: 50 }, false],
    ['twelve', { kind: 'range', min: 0, max: 50 }, false],
    ['₹500', { kind: 'range', min: 0, max: 500, unit: '₹' }, true],
    ['12', { kind: 'isWhole' }, true],
    ['12.0', { kind: 'isWhole' }, true],
    ['12.5', { kind: 'isWhole' }, false],
    ['1.25', { kind: 'decimals', places: 2 }, true],
    ['1.255', { kind: 'decimals', places: 2 }, false],
    ['sip', { kind: 'oneOf', options: ['sip', 'lumpsum'] }, true],
    [{ value: 'sip' }, { kind: 'oneOf', options: ['sip', 'lumpsum'] }, true],
    ['SIP', { kind: 'oneOf', options: ['sip', 'lumpsum'] }, false],
    [['1'], { kind: 'single' }, true],
    [['1', '2'], { kind: 'single' }, false],
    ['abc', { kind: 'custom', passes: (text) => text === 'abc', message: 'no' }, true],
  ])('%j against %j is %j', (value, rule, expected) => {
    expect(isValid(value, rule)).toBe(expected);
  });
});

describe('hostile input', () => {
  const long = 100_000;
  const texts = [
    `${'a'.repeat(long)}!`,
    `${'a.'.repeat(long)}@`,
    `a@${'a.'.repeat(long)}`,
    `a@${'a-'.repeat(long)}`,
    `${'@'.repeat(long)}`,
    `${'9'.repeat(long)}x`,
    `${'1,'.repeat(long)}x`,
    `${' '.repeat(long)}x`,
    `${'0'.repeat(long)}.${'0'.repeat(long)}`,
    `1${' '.repeat(long)}%1`,
  ];
  const rules: Rule[] = [
    { kind: 'validEmail' },
    { kind: 'validMobile' },
    { kind: 'isNumeric' },
    { kind: 'isDecimal', unit: '%' },
    { kind: 'isWhole', unit: 'years' },
    { kind: 'range', min: 0, max: 5, unit: '₹' },
  ];
  test('is rejected, and quickly', () => {
    const start = performance.now();
    for (const text of texts) {
      for (const rule of rules) validateField(createField('Field', text, [rule]));
      expect(isValid(text, { kind: 'validEmail' })).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(500);
  });
});
