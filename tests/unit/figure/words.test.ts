import type { MarketClock } from '@/lib/domain/figure/ages';
import { missing } from '@/lib/domain/figure/figure';
import {
  ageWords,
  causeWords,
  reasonWords,
  sinceWords,
  yearWords,
} from '@/lib/domain/figure/words';

/** A week of sessions with a holiday on Wednesday. */
const NOW: MarketClock = {
  day: '2026-11-28',
  closed: ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27'],
};

test.each([
  [null, null],
  ['2026-11-27', null],
  ['2026-11-26', 'These figures are 1 trading day old. No newer ones are available here.'],
  ['2026-11-23', 'These figures are 3 trading days old. No newer ones are available here.'],
])('above figures of %s stands: %s', (day, words) => {
  expect(ageWords('quote', day, NOW)).toBe(words);
});

test('of many sessions, and of none that closed, the day is named', () => {
  const closed = Array.from({ length: 16 }, (_, at) => `2026-11-${String(at + 10)}`);
  expect(ageWords('quote', '2026-08-14', { ...NOW, closed })).toMatch(
    /^These .* as of 14 Aug 2026\./,
  );
  expect(ageWords('contract', '2026-11-27', NOW)).toMatch(/as of 27 Nov 2026/);
});
const demerger = { day: '2026-04-30', cause: 'demerger' };
const span = { from: '2026-04-30', to: '2026-08-21', after: demerger };

test('since when, and why', () => {
  expect(sinceWords(span)).toBe('since 30 Apr 2026 (demerger)');
  expect(sinceWords({ ...span, after: null })).toBe('since 30 Apr 2026');
  expect(causeWords({ cause: null })).toBe('unexplained step');
});

test.each([
  ['2025-08-21', 'in a year'],
  ['2025-08-18', 'in a year'],
  ['2025-08-24', 'in a year'],
  ['2025-08-25', 'since 25 Aug 2025'],
  ['2025-08-17', 'since 17 Aug 2025'],
])('a span from %s is called: %s', (from, words) => {
  expect(yearWords({ from, to: '2026-08-21', after: null })).toBe(words);
});

test('a year that begins after a break is named by its day', () => {
  expect(yearWords({ from: '2025-08-21', to: '2026-08-21', after: demerger })).toMatch(/^since/);
});

test.each([
  [missing('none'), 'None'],
  [missing('unknown'), 'Not available here'],
  [missing('short'), 'History too short'],
  [missing('meaningless'), 'Not meaningful'],
  [missing('old', { day: '2025-12-17' }), 'Too old to show (17 Dec 2025)'],
  [missing('broken', demerger), 'Not comparable since 30 Apr 2026 (demerger)'],
  [missing('broken', { day: '2026-04-30' }), 'Not comparable since 30 Apr 2026 (unexplained step)'],
  [missing('broken'), 'Not comparable'],
])('%j: %s', (figure, words) => {
  expect(reasonWords(figure)).toBe(words);
});
