import { finderProducts, finderLabels } from '@/lib/content/finder';
import {
  defaultAnswer,
  finderOptions,
  fitHeading,
  fits,
  readAnswer,
  type FinderAnswer,
} from '@/lib/domain/product/finder';
import { pageOf } from '@/lib/pages';

const fitting = (answer: FinderAnswer) =>
  finderProducts.filter(({ facts }) => fits(facts, answer)).map(({ name }) => name);

it('suggests what the defaults allow', () => {
  expect(fitting(defaultAnswer)).toEqual([
    'Fixed income',
    'Mutual funds',
    'ETFs',
    'Stocks',
    'US investing',
  ]);
});

it('suggests no product with swings to someone who accepts no fall', () => {
  expect(fitting({ have: '10000000-once', leave: '10y', fall: 'none' })).toEqual([]);
});

it('never suggests trading, borrowing or cover as an investment', () => {
  const all = fitting({ have: '10000000-once', leave: '10y', fall: 'half' });
  expect(all).toContain('Alternative funds');
  for (const name of ['Derivatives', 'Commodities', 'Margin trading facility', 'Insurance']) {
    expect(all).not.toContain(name);
  }
});

it('has the thirteen products of the site, each with its page', () => {
  expect(finderProducts).toHaveLength(13);
  for (const { href } of finderProducts) expect(pageOf(href)?.type).toBe('offering');
});

it('reads an address, with defaults for unknown values', () => {
  expect(readAnswer({ have: '500-monthly', leave: ['1y', '3y'], fall: 'everything' })).toEqual({
    ...defaultAnswer,
    have: '500-monthly',
  });
});

it('has a label for every option', () => {
  for (const [key, options] of Object.entries(finderOptions)) {
    expect(Object.keys(finderLabels[key as keyof typeof finderLabels]).sort()).toEqual(
      [...options].sort(),
    );
  }
});

it('prints counts in words', () => {
  expect(fitHeading(0)).toBe('No product fits your answer');
  expect(fitHeading(1)).toBe('One product fits your answer');
  expect(fitHeading(5)).toBe('Five products fit your answer');
});
