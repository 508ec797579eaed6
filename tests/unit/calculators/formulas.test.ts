import { formulaParts } from '@/lib/domain/calculator/formula-parts';
import {
  annuityFactor,
  type FormulaLine,
  formulaLine,
  formulaLines,
} from '@/lib/domain/calculator/formulas';
import { plainNumber, quantityText } from '@/lib/domain/calculator/quantity-text';
import type { FormulaPart } from '@/lib/domain/calculator';

/** The parts in words, each fraction, power and group with its kind before its brackets. */
function spelled(parts: readonly FormulaPart[]): string {
  return parts
    .map((part) => {
      switch (part.kind) {
        case 'figure':
          return plainNumber(part.value);
        case 'sum':
          return `₹${part.value}`;
        case 'text':
          return `“${part.text}”`;
        case 'group':
          return `group(${spelled(part.parts)})`;
        case 'fraction':
          return `fraction(${spelled(part.over)} | ${spelled(part.under)})`;
        case 'power':
          return `power(${spelled(part.base)} | ${spelled(part.exponent)})`;
        case 'result':
          return `→${quantityText(part)}`;
      }
    })
    .join(' ');
}

/** The lines as the page draws them. */
const drawn = (...lines: readonly FormulaLine[]) => formulaParts(lines).map(spelled);

const FACTS = {
  a: 1.5,
  b: 2,
  long: 1.123456789,
  money: 1234.567,
  words: 'k − 1',
  line: formulaLine('{x} × {y}', { x: 3, y: 4 }),
  terms: [5, 6, 7].map((x) => formulaLine('{x:sum}', { x })),
  nothing: 0,
  missing: null,
  off: false,
} as const;

test.each([
  ['{a} + {b} − 1 × 20', '1.5 “+” 2 “−” 1 “×” 20'],
  ['{long} and {long:count}', '1.1234568 “and” 1.123456789'],
  ['{money:sum} = {money:rupees}', '₹1234.57 “=” →₹1,234.57'],
  ['{a:percent} {b:number} {money:exact}', '→1.5% →2 →₹1,234.57'],
  ['{money:roundedUp}', '→₹1,234.57 “rounded up:” →₹1,235.00'],
  ['{b:roundedUp}', '→₹2.00'],
  ['Interest of year 1: {a}', '“Interest of year 1:” 1.5'],
  ['{a}^{words}', 'power(1.5 | “k − 1”)'],
  ['{a}^({b} ÷ 12)', 'power(1.5 | fraction(2 | 12))'],
  ['({a} + 1) × {b}', 'group(1.5 “+” 1) “×” 2'],
  ['{a} ÷ {b}', 'fraction(1.5 | 2)'],
  ['({a} ÷ {b}) − 1', 'group(fraction(1.5 | 2)) “−” 1'],
  ['{a} × {a} ÷ {b} × {b}', '1.5 “×” fraction(1.5 | 2) “×” 2'],
  ['({a} + {b}) ÷ ({b} − {a})', 'fraction(1.5 “+” 2 | 2 “−” 1.5)'],
  ['(({a} + {b})) ÷ {b}', 'fraction(group(1.5 “+” 2) | 2)'],
  ['(({a}) × (({b}))) ÷ {b}', 'fraction(group(1.5) “×” group(group(2)) | 2)'],
  ['{a} ÷ {b}^{words}', 'fraction(1.5 | power(2 | “k − 1”))'],
  ['({a}^2 − 1) ÷ {b}^2', 'fraction(power(1.5 | 2) “−” 1 | power(2 | 2))'],
  ['({a} ÷ ({b} ÷ {a})) ÷ {b}', 'fraction(fraction(1.5 | fraction(2 | 1.5)) | 2)'],
  ['{money:sum} × {line} = {b}', '₹1234.57 “×” 3 “×” 4 “=” 2'],
  ['{terms} = {b}', '₹5 “+” ₹6 “+” ₹7 “=” 2'],
  ['({terms}) × {a}', 'group(₹5 “+” ₹6 “+” ₹7) “×” 1.5'],
  ['{a} ÷ {line}', 'fraction(1.5 | 3 “×” 4)'],
  ['{a}[ × {missing}][ − {b}] + {nothing}', '1.5 “−” 2 “+” 0'],
])('%s', (pattern, parts) => {
  expect(drawn(formulaLine(pattern, FACTS))).toEqual([parts]);
});

test('a line is the first pattern whose facts are known, and is left out if there is none', () => {
  const lines = ['{a} × {missing}', ['{missing}', '{b}'], '{a}{off?}', 'Once: {a}'] as const;
  expect(drawn(...formulaLines(lines, FACTS))).toEqual(['2', '“Once:” 1.5']);
});

test.each(['({a} + 1', '{a} + 1)', '({a}))'])(
  '%s throws, since a bracket is missing',
  (pattern) => {
    expect(() => drawn(formulaLine(pattern, FACTS))).toThrow(SyntaxError);
  },
);

test('types know the facts of all lines, and their kinds', () => {
  // @ts-expect-error a fact is left out
  expect(drawn(...formulaLines(['{a}', ['{b}', '{c}']], { a: 1, b: null }))).toEqual(['1']);
  // @ts-expect-error a text is no sum
  expect(drawn(formulaLine('{a:sum}', { a: '1' }))).toEqual(['₹1']);
  // @ts-expect-error no such format
  expect(() => drawn(formulaLine('{a:crore}', { a: 1 }))).toThrow(TypeError);
});

test('instalments earn from the start or the end of a period, and nothing at a rate of 0', () => {
  const atEnd = 'fraction(power(1.01 | 12) “−” 1 | 0.01)';
  expect(drawn(annuityFactor(0.01, 12, 'end'))).toEqual([atEnd]);
  expect(drawn(annuityFactor(0.01, 12))).toEqual([`${atEnd} “×” 1.01`]);
  expect(drawn(annuityFactor(0, 12))).toEqual(['12']);
});
