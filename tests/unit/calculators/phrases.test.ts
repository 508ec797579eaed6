import { phrase, phrases } from '@/lib/domain/calculator/phrases';

const inPercent = (value: number) => ({ value, unit: '%' });

const FACTS = {
  name: 'fund',
  sum: 1234.567,
  rate: 7.123456,
  years: 25,
  one: 1,
  none: 0,
  rates: [5, 6.5, 7],
  worth: { value: 4.25, unit: 'years' },
  missing: null,
} as const;

test.each([
  ['A {name} of {years}.', ['A fund of 25.']],
  ['{sum:rupees} in all', [{ value: 1234.567, unit: '₹' }, ' in all']],
  ['{sum:exact}', [{ value: 1234.567, unit: '₹ exact' }]],
  [
    'at {rate:percent} for {rate:years}',
    ['at ', inPercent(7.1235), ' for ', { value: 7.1, unit: 'years' }],
  ],
  ['{years:Word year}, {one:word month}', ['Twenty-five years, one month']],
  ['{one:number instalment}', [{ value: 1, unit: 'number' }, ' instalment']],
  ['{rates:percents} fit', [inPercent(5), ', ', inPercent(6.5), ' and ', inPercent(7), ' fit']],
  ['{rate:share} and {none:share}', [inPercent(7.1235), ' and less than ', inPercent(1)]],
  [
    '{worth} in {years:year}',
    [{ value: 4.25, unit: 'years' }, ' in ', { value: 25, unit: 'year' }],
  ],
  [
    'A {name}[ of {missing:rupees}][, {none:months}].',
    ['A fund, ', { value: 0, unit: 'months' }, '.'],
  ],
  ['{missing:rupees} more', []],
])('%s', (pattern, parts) => {
  expect(phrase(pattern, FACTS)).toEqual(parts);
});

test('a sentence is the first pattern whose facts are known, and is left out if there is none', () => {
  const patterns = ['{missing} more.', ['{missing:rupees}.', 'A {name}.'], 'That is all.'] as const;
  expect(phrases(patterns, FACTS)).toEqual([['A fund.'], ['That is all.']]);
});

test('types know the facts of all sentences, and their kinds', () => {
  // @ts-expect-error a fact is left out
  expect(phrases(['{a}', ['{b}', '{c}']], { a: 'a', b: null })).toEqual([['a']]);
  // @ts-expect-error a text is no sum
  expect(phrase('{a:rupees}', { a: '1' })).toEqual([{ value: '1', unit: '₹' }]);
  // @ts-expect-error no such format
  expect(() => phrase('{a:crore}', { a: 1 })).toThrow(TypeError);
});
