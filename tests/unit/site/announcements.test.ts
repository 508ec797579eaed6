import { announcementsForPage, isActive } from '@/lib/domain/publication/announcements';
import type { Ticker } from '@/lib/domain/publication/records';

const at = (moment: string): number => Date.parse(moment);

const ticker = (changes: Partial<Ticker>): Ticker => ({
  title: 'A title',
  description: '',
  redirection: null,
  position: 'T',
  start: null,
  end: null,
  ...changes,
});

describe('isActive', () => {
  const window = { start: '2026-11-20T04:00:00.000Z', end: '2026-11-20T10:00:00.000Z' };

  test.each([
    ['2026-11-20T03:59:59.999Z', false],
    ['2026-11-20T04:00:00.000Z', true],
    ['2026-11-20T07:00:00.000Z', true],
    ['2026-11-20T10:00:00.000Z', true],
    ['2026-11-20T10:00:00.001Z', false],
  ])('at %s: %j', (moment, expected) => {
    expect(isActive(window, at(moment))).toBe(expected);
  });

  test('both ends are optional', () => {
    const now = at('2026-11-20T05:00:00Z');
    expect(isActive({ start: null, end: null }, now)).toBe(true);
    expect(isActive({ ...window, end: null }, now + 1e12)).toBe(true);
    expect(isActive({ ...window, start: null }, 0)).toBe(true);
  });

  test('a date without a time is a whole day in India', () => {
    const day = { start: '2026-11-20', end: '2026-11-20' };
    expect(isActive(day, at('2026-11-19T23:59:59+05:30'))).toBe(false);
    expect(isActive(day, at('2026-11-20T00:00:00+05:30'))).toBe(true);
    expect(isActive(day, at('2026-11-20T23:59:59+05:30'))).toBe(true);
    expect(isActive(day, at('2026-11-21T00:00:00+05:30'))).toBe(false);
  });

  test('an invalid end does not limit', () => {
    expect(isActive({ start: 'soon', end: 'later' }, at('2026-11-20T05:00:00Z'))).toBe(true);
  });
});

describe('announcementsForPage', () => {
  const now = '2026-11-20T05:00:00.000Z';
  const titles = (...tickers: readonly Ticker[]) =>
    announcementsForPage(tickers, now).map((one) => one.title);

  test('only those of the footer’s position', () => {
    expect(titles(ticker({ title: 'T' }), ticker({ title: 'H', position: 'H' }))).toEqual(['T']);
  });

  test('omits past ones and includes those that start within minutes', () => {
    expect(
      titles(
        ticker({ title: 'over', end: '2026-11-20T04:59:59.000Z' }),
        ticker({ title: 'live', start: '2026-11-20T04:00:00.000Z' }),
        ticker({ title: 'soon', start: '2026-11-20T05:05:00.000Z', end: '2026-11-20T05:08:00Z' }),
        ticker({ title: 'later', start: '2026-11-20T06:00:00.000Z' }),
      ),
    ).toEqual(['live', 'soon']);
  });
});
