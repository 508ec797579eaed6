import { savingsRate, savingsTexts, type SavingsOrder } from '@/lib/domain/rule/savings-rates';
import { PPF_RATES } from '@/lib/domain/rule/small-savings';
import { latest } from '@/lib/domain/rule/types';

const { value, from, seenTo = '' } = latest(PPF_RATES);

const order = (ppf: number, until: string): SavingsOrder => ({
  on: '2026-09-30',
  until,
  rates: { ppf, ssy: 8.2, rd: 6.7 },
});

test('without an order the rate is the last one that the table has', () => {
  expect(savingsRate('ppf', null)).toMatchObject({ value, from, seenTo });
});

test('a newer order sets the rate, its quarter and its source; an older one sets nothing', () => {
  expect(savingsRate('ppf', order(7.3, '2026-12-31'))).toEqual({
    name: 'Interest on the Public Provident Fund',
    value: 7.3,
    from: '2026-10-01',
    seenTo: '2026-12-31',
    source: {
      name: 'Ministry of Finance, order of 30 Sep 2026 on small savings schemes',
      href: 'https://www.nsiindia.gov.in/',
    },
  });
  expect(savingsRate('ppf', order(7.3, '2025-12-31'))).toMatchObject({ value, seenTo });
});

test('a rate that an order leaves as it is has been in force since the table’s day', () => {
  const rate = savingsRate('ssy', order(7.1, '2026-12-31'));
  expect(rate).toMatchObject({ value: 8.2, from: '2024-01-01', seenTo: '2026-12-31' });
  expect(savingsTexts(rate, '2026-12-31').note).toBe(
    'The rate starts at 8.2%, in force since Jan 2024, set for the quarter to 31 Dec 2026. The government sets it anew for each quarter',
  );
});

test('within its quarter a rate is in force, and after it the last one known', () => {
  const known = savingsRate('ppf', null);
  expect(savingsTexts(known, '2026-03-31').note).toContain('in force since Apr 2020');
  const { note } = savingsTexts(known, '2026-04-01');
  expect(note).toBe(
    'The rate starts at 7.1%, that of Apr 2020 to Mar 2026. The government sets it anew for each quarter; the last order we have seen is for the quarter to 31 Mar 2026',
  );
});

test('a rate that its own order has set anew is not said to be older', () => {
  const rate = savingsRate('ppf', order(7.3, '2027-03-31'));
  expect(savingsTexts(rate, '2027-01-15').note).toContain(
    'The rate starts at 7.3%, set for the quarter to 31 Mar 2027.',
  );
  expect(savingsTexts(rate, '2027-04-01').note).toContain('that of Jan 2027 to Mar 2027.');
});
