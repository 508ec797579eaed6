import { asking, moved, say, tenths } from '@/lib/tools/sentence';
import fc from '@/tests/support/properties';

const FACTS = {
  name: 'Malwa',
  count: 3,
  one: 1,
  none: 0,
  day: '2026-11-20',
  worth: 13967.9,
  change: -1.254,
  parts: ['a', false, 'b', 'c'],
  is: true,
  missing: null,
  blank: '',
} as const;

test.each([
  ['{name} and {count}', 'Malwa and 3'],
  ['{worth:crore} on {day:date}', '₹13,967.90 crore on 20 Nov 2026'],
  ['in {day:month}: {worth:rupees}', 'in Nov 2026: ₹13,967.90'],
  ['{change:percent}, {change:size}, {change:tenths}', '−1.25%, 1.25%, −1.3%'],
  ['{count:word} of {worth:count}', 'three of 13,968'],
  ['{none:word} or {none:none}', 'no or none'],
  ['{parts:list}', 'a, b and c'],
  ['{count:Word}, {none:None}, {name:Text}', 'Three, None, Malwa'],
  ['{count:word share}, {one:count share}, {none:count share}', 'three shares, 1 share, 0 shares'],
  ['{count:word loss/losses} and {one:word loss/losses}', 'three losses and one loss'],
  ['{one is/are} and {count is/are}', 'is and are'],
  ['{name}{is?}', 'Malwa'],
  ['{name}[, {count}][, {missing}][{is?}, too].', 'Malwa, 3, too.'],
  ['{name}[ of {missing} and {count}]', 'Malwa'],
  ['{name} {missing}', ''],
  ['{name} {blank}', ''],
])('%s', (pattern, text) => {
  expect(say(pattern, FACTS)).toBe(text);
});

test('the first of several patterns whose facts are known is said', () => {
  const patterns = ['{missing}', '{name}[ {missing}]', '{count}'] as const;
  expect(say(patterns, FACTS)).toBe('Malwa');
  expect(say(patterns.slice(0, 1), FACTS)).toBe('');
});

test('types know the facts of a pattern, and their kinds', () => {
  // @ts-expect-error a fact is left out
  expect(say('{name} of {count}', { name: 'Malwa' })).toBe('');
  // @ts-expect-error a text is no number
  expect(say('{worth:crore}', { worth: '1' })).toBe('₹1.00 crore');
  // @ts-expect-error no such format
  expect(() => say('{worth:lakh}', { worth: 1 })).toThrow(TypeError);
});

test('a text is printed as it is, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      expect(say('<{text}[, {text}]>', { text })).toBe(`<${text}, ${text}>`);
    }),
  );
});

test('any facts give a whole sentence, or none where one outside of clauses is missing', () => {
  const fact = fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: null });
  fc.assert(
    fc.property(fact, fact, fact, (a, b, c) => {
      const said = say('{a:count share}[ and {b:rupees}][ {c}]', { a, b, c });
      expect(said === '').toBe(a === null);
      expect(said).not.toMatch(/[{}[\]]|null|undefined|NaN|–/);
      expect(said.includes('₹')).toBe(a !== null && b !== null);
    }),
  );
});

test('a question is asked where it has facts and all that its answer needs', () => {
  const ask = asking('What is {name}?', '{of} of {name}.', (of: string | null) => ({
    name: 'it',
    of,
  }));
  expect(ask('Part')).toEqual([{ question: 'What is it?', answer: 'Part of it.' }]);
  expect(ask(null)).toEqual([]);
  expect(asking('What?', 'That.', () => null)(1)).toEqual([]);
});

test.each([
  [0.27, 'up 0.27%'],
  [-0.41, 'down 0.41%'],
  [0.004, 'unchanged'],
  [null, ''],
])('a change of %j is in words', (change, words) => {
  expect(moved(change)).toBe(words);
});

test('a change has words and a format of its own', () => {
  expect(moved(-3.14, 'rose/fell/did not change', tenths)).toBe('fell 3.1%');
  expect(moved(0.04, 'rose/fell/did not change', tenths)).toBe('did not change');
});
