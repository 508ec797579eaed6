import {
  AMFI_RANGE,
  illustrationRates,
  type IllustrationRates,
} from '@/lib/domain/rule/illustration-rates';
import { firm } from '@/lib/content/firm';

/** The field of a fund's return, and what its message allows, where the profile has other bounds. */
async function fieldAt(bounds: IllustrationRates, initial: number) {
  jest.resetModules();
  jest.doMock('@/lib/domain/rule/illustration-rates', () => ({
    AMFI_RANGE,
    illustrationRates: bounds,
  }));
  const { allowed, fundReturn } = await import('@/lib/domain/calculator/fields');
  const field = fundReturn('Return', initial);
  return { ...field, message: allowed(field) };
}

test('the firm’s profile has the bounds, 2% to 13% unless compliance sets others', () => {
  expect(firm.illustrationRates).toBe(illustrationRates);
  expect(illustrationRates).toEqual({ min: 2, max: 13 });
});

test('the bounds of the profile are those of the field, and its message says so', async () => {
  expect(await fieldAt({ min: 0, max: 30 }, 12)).toMatchObject({
    min: 0,
    max: 30,
    default: 12,
    message: 'Enter 0% to 30%.',
  });
  expect(await fieldAt({ min: 2, max: 10 }, 12)).toMatchObject({ min: 2, max: 10, default: 10 });
});
