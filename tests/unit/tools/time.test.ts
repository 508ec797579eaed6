import {
  addDays,
  dayInIndia,
  daysBetween,
  indianClock,
  isWeekend,
  onIndianClock,
  weekdayOf,
} from '@/lib/tools/time';
import fc from '@/tests/support/properties';

describe('the Indian clock', () => {
  test('is five and a half hours ahead, over midnight too', () => {
    expect(indianClock(new Date('2026-11-20T18:29:59Z'))).toEqual({
      day: '2026-11-20',
      time: '23:59',
    });
    expect(indianClock(new Date('2026-11-20T18:30:00Z'))).toEqual({
      day: '2026-11-21',
      time: '00:00',
    });
    expect(onIndianClock(new Date('2026-12-31T19:00:00Z')).getUTCFullYear()).toBe(2027);
  });

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T20:00:00Z', '2026-11-21'],
    ['2026-11-21T00:10:00+05:30', '2026-11-21'],
    ['2026-11-20T15:30:00+05:30', '2026-11-20'],
    ['never', null],
    ['', null],
  ])('the day in India of %s is %s', (date, day) => {
    expect(dayInIndia(date)).toBe(day);
  });
});

describe('days', () => {
  const day = fc
    .date({
      min: new Date('1990-01-01'),
      max: new Date('2090-12-31'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));

  test('are added across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-20', '2027-11-20')).toBe(365);
  });

  test('are counted as whole numbers between two days', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, count) => {
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
    );
  });

  test('are counted as fractions between two instants', () => {
    expect(daysBetween('2026-11-20T09:00:00+05:30', '2026-11-20T15:00:00+05:30')).toBe(0.25);
  });

  test('have weekdays, which repeat every seven days', () => {
    expect(weekdayOf('2026-11-20')).toBe('Friday');
    expect(weekdayOf('2026-11-22')).toBe('Sunday');
    fc.assert(
      fc.property(day, (one) => {
        const week = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays(one, ahead));
        expect(new Set(week.map(weekdayOf)).size).toBe(7);
        expect(week.filter(isWeekend).map(weekdayOf).sort()).toEqual(['Saturday', 'Sunday']);
        expect(weekdayOf(addDays(one, 7))).toBe(weekdayOf(one));
      }),
    );
  });
});
