import { firstYear, HABITS } from '@/lib/domain/charge/first-year';

/** Worked out by hand at the sample’s tariff: rounded for each contract note, then times the notes. */
test.each([
  // 12 purchases: 12.50 brokerage, 5 STT, 1 stamp duty, 0.15 NSE, 0.01 SEBI, 2.28 GST each.
  ['monthly', [0, 150, 73.92, 27.36, 0, 354], 605.28, 251.28],
  // 24 purchases (29.80 of levies) and 24 sales (25.80), each 62.50 brokerage and 11.39 GST.
  ['some-trades', [0, 3_000, 1_334.4, 546.72, 368.16, 354], 5_603.28, 5_249.28],
  // 240 days: 30 brokerage, 13 STT, 2 stamp duty, 3.07 NSE, 0.10 SEBI, 5.97 GST each.
  ['intraday', [0, 7_200, 4_360.8, 1_432.8, 0, 354], 13_347.6, 12_993.6],
])('the first year of %s costs what its contract notes add up to', (id, lines, total, basic) => {
  const habit = HABITS.find((one) => one.id === id);
  if (!habit) throw new Error(id);
  const year = firstYear(habit);
  const { opening, brokerage, levies, gst, depository, maintenance } = year;
  expect([opening, brokerage, levies, gst, depository, maintenance]).toEqual(lines);
  expect([year.total, year.totalBasic]).toEqual([total, basic]);
});

test('no other way of using an account is printed', () => {
  expect(HABITS.map(({ id }) => id)).toEqual(['monthly', 'some-trades', 'intraday']);
});
