import { marketClock } from '@/lib/content/market-clock';
import {
  type AgingKind,
  currentValue,
  isCurrentPeriod,
  isOld,
  type MarketClock,
  sessionsSince,
  tense,
} from '@/lib/domain/figure/ages';
import { known, missing } from '@/lib/domain/figure/figure';

/** A week of sessions with a holiday on Wednesday. */
const NOW: MarketClock = {
  day: '2026-11-28',
  closed: ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'],
};

test.each<[AgingKind, string, boolean]>([
  ['quote', '2026-11-27', false],
  ['quote', '2026-11-27T10:00:00Z', false],
  ['quote', '2026-11-26', true],
  ['market-list', '2026-11-26', true],
  ['ban-list', '2026-11-28', false],
  ['nav', '2026-11-24', false],
  ['nav', '2026-11-23', false],
  ['nav', '2026-11-20', true],
  ['worth', '2026-11-20', false],
  ['contract', '2026-11-28', false],
  ['contract', '2026-11-27', true],
  ['event', '2026-11-28', false],
  ['event', '2026-11-27', true],
  ['results', '2026-06-30', false],
  ['results', '2026-05-31', false],
  ['results', '2026-04-30', true],
  ['shareholding', '2026-03-31', true],
])('%s of %s: past its age is %s', (kind, day, old) => {
  expect(isOld(kind, day, NOW)).toBe(old);
  expect(tense(kind, day, NOW)).toBe(old ? 'past' : 'present');
});

test('a market value is old after five sessions, with any holidays between', () => {
  const closed = ['19', '20', '23', '24', '26', '27'].map((day) => `2026-11-${day}`);
  expect(isOld('worth', '2026-11-19', { ...NOW, closed })).toBe(false);
  expect(isOld('worth', '2026-11-18', { ...NOW, closed })).toBe(true);
});

test('of days before the calendar all sessions count', () => {
  expect(sessionsSince('2020-01-01', NOW)).toBe(4);
});

const at = (moment: string) => marketClock(new Date(`${moment}+05:30`));

test.each<[AgingKind, string, string, boolean]>([
  // 20 November 2026 is a Friday, the 24th a holiday.
  ['quote', '2026-11-20', '2026-11-23T15:29:00', false],
  ['quote', '2026-11-20', '2026-11-23T15:31:00', true],
  ['quote', '2026-11-23', '2026-11-25T09:00:00', false],
  ['quote', '2026-11-20', '2026-11-22T12:00:00', false],
  ['ban-list', '2026-11-20', '2026-11-23T16:00:00', true],
  ['nav', '2026-11-20', '2026-11-26T18:00:00', false],
  ['nav', '2026-11-20', '2026-11-27T18:00:00', true],
  ['contract', '2026-11-26', '2026-11-26T23:00:00', false],
  ['contract', '2026-11-26', '2026-11-27T00:01:00', true],
  ['results', '2026-03-31', '2026-09-30T12:00:00', false],
  ['results', '2026-03-31', '2026-10-01T12:00:00', true],
  ['shareholding', '2025-12-31', '2026-11-28T12:00:00', true],
  ['worth', '2026-11-13', '2026-11-20T12:00:00', false],
  ['worth', '2026-11-13', '2026-11-23T16:00:00', true],
])('%s of %s is old at %s: %s', (kind, day, moment, expected) => {
  expect(isOld(kind, day, at(moment))).toBe(expected);
  expect(tense(kind, day, at(moment))).toBe(expected ? 'past' : 'present');
});

test('the value of an old or missing figure may not be said as of now', () => {
  const now = at('2026-11-20T20:00:00');
  expect(currentValue('worth', known(5, '2026-11-20'), now)).toBe(5);
  expect(currentValue('worth', known(5, '2025-12-18'), now)).toBeNull();
  expect(currentValue('worth', missing('unknown'), now)).toBeNull();
  expect(isCurrentPeriod('2026-06-30', '2026-12-31')).toBe(true);
  expect(isCurrentPeriod('2026-06-30', '2027-01-01')).toBe(false);
});
