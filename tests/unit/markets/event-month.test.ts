import fc from 'fast-check';

import { daysOfMonth, monthChoice, monthFinding, weeksOf } from '@/lib/domain/market/event-month';

test.each([
  ['', '2026-11'],
  ['2026-08', '2026-08'],
  ['2025-11', '2025-11'],
  ['2027-02', '2027-02'],
  ['2025-10', '2026-11'],
  ['2027-03', '2026-11'],
  ['2026-13', '2026-11'],
  ['soon', '2026-11'],
])('the month “%s” shows %s', (given, month) => {
  expect(monthChoice(given, '2026-11-20').month).toBe(month);
});

test('the adjacent months can be chosen, except those out of range', () => {
  expect(monthChoice('2027-01', '2026-11-20').around).toEqual(['2026-12', '2027-01', '2027-02']);
  expect(monthChoice('2027-02', '2026-11-20').around).toEqual(['2027-01', '2027-02']);
});

test('the weeks of a month begin on Mondays', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks).toHaveLength(6);
  expect(weeks[5]?.[0]).toBe('2026-11-30');
});

test('the weeks have every day of the month once, each in its column', () => {
  const month = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(month, ([year, of]) => {
      const name = `${year}-${String(of).padStart(2, '0')}`;
      const weeks = weeksOf(name);
      const days = weeks.flat().filter((day) => day !== null);
      const { from, to } = daysOfMonth(name);
      expect([days[0], days.at(-1), days.length]).toEqual([from, to, new Date(to).getUTCDate()]);
      for (const week of weeks) {
        week.forEach((day, at) => {
          if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(at);
        });
      }
    }),
  );
});

test('the finding names the busiest day, unless several are', () => {
  const on = (...days: string[]) => days.map((day) => ({ day: `2026-11-${day}` }));
  const finding = (...days: string[]) => monthFinding(on(...days), 'company', 'companies');
  expect(finding('03', '02', '03')).toBe('3 companies, most on 3 Nov (2)');
  expect(finding('02', '03')).toBe('2 companies');
  expect(finding('02')).toBe('1 company');
  expect(finding()).toBe('0 companies');
});
