import type * as fields from '@/lib/domain/calculator/fields';
import { illustrationRates, type IllustrationRates } from '@/lib/domain/rule/illustration-rates';
import { firm } from '@/lib/content/firm';

/** The field of a fund's return where the profile has other bounds. */
function fieldAt(bounds: IllustrationRates, initial: number) {
  let field;
  jest.isolateModules(() => {
    jest.doMock('@/lib/domain/rule/illustration-rates', () => ({ illustrationRates: bounds }));
    const { fundReturn } = jest.requireActual<typeof fields>('@/lib/domain/calculator/fields');
    field = fundReturn('Return', initial);
  });
  return field;
}

afterEach(() => jest.dontMock('@/lib/domain/rule/illustration-rates'));

test('the firm’s profile has the bounds, 2% to 13% unless compliance sets others', () => {
  expect(firm.illustrationRates).toBe(illustrationRates);
  expect(illustrationRates).toEqual({ min: 2, max: 13 });
});

test('the bounds of the profile are those of the field, and its message says so', () => {
  expect(fieldAt({ min: 0, max: 30 }, 12)).toMatchObject({
    ...{ min: 0, max: 30, default: 12 },
    cure: 'Enter 0% to 30%, the returns that we illustrate funds with.',
  });
  expect(fieldAt({ min: 2, max: 10 }, 12)).toMatchObject({ min: 2, max: 10, default: 10 });
});
