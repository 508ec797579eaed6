import {
  type AgingKind,
  isOld,
  type MarketClock,
  sessionsSince,
  tense,
} from '@/lib/domain/figure/ages';
import { isKnown, known, missing, stated, statedPositive } from '@/lib/domain/figure/figure';
import { isBeyondBand, isUnexplained, unitSplitOf } from '@/lib/domain/figure/steps';
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

describe('maximum ages', () => {
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

  test('a worth is old after five sessions, whatever holidays lie between', () => {
    const closed = ['19', '20', '23', '24', '26', '27'].map((day) => `2026-11-${day}`);
    expect(isOld('worth', '2026-11-19', { ...NOW, closed })).toBe(false);
    expect(isOld('worth', '2026-11-18', { ...NOW, closed })).toBe(true);
  });

  test('of days before the calendar all sessions count', () => {
    expect(sessionsSince('2020-01-01', NOW)).toBe(4);
  });

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
});

describe('steps', () => {
  test.each([
    [100, 80, 1, false],
    [100, 79.95, 1, false],
    [100, 79.9, 1, true],
    [100, 120.05, 1, false],
    [100, 120.1, 1, true],
    [100, 64, 2, false],
    [100, 63, 2, true],
    [0.05, 0.1, 1, false],
    [8.65, 988.3, 1, true],
  ])('from %d to %d in %d sessions: beyond the band is %s', (before, price, sessions, isBeyond) => {
    expect(isBeyondBand(price, before, sessions)).toBe(isBeyond);
  });

  test.each([
    [4568.15, 459.54, 0.1],
    [12_351.7, 129.84, 0.01],
    [10, 99, 10],
    [1, 104, 100],
    [100, 50, null],
    [100, 20, null],
    [100, 100, null],
  ])('from %d to %d units are split by %s', (before, after, factor) => {
    expect(unitSplitOf(before, after)).toBe(factor);
  });

  test.each([
    [100, 60, false],
    [100, 59, true],
    [100, 167, false],
    [100, 168, true],
    [100, 100, false],
  ])('from %d to %d is unexplained: %s', (before, after, isStep) => {
    expect(isUnexplained(before, after)).toBe(isStep);
  });
});

describe('words', () => {
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
    [
      missing('broken', { day: '2026-04-30' }),
      'Not comparable since 30 Apr 2026 (unexplained step)',
    ],
    [missing('broken'), 'Not comparable'],
  ])('%j: %s', (figure, words) => {
    expect(reasonWords(figure)).toBe(words);
  });
});

describe('figures', () => {
  test('zero is a value', () => {
    expect(isKnown(known(0, '2026-08-21'))).toBe(true);
    expect(stated(0, '2026-08-21')).toMatchObject({ value: 0, day: '2026-08-21' });
    expect(isKnown(null)).toBe(false);
  });

  test.each([
    [null, '2026-08-21'],
    [undefined, '2026-08-21'],
    [NaN, '2026-08-21'],
    [1, null],
    [1, ''],
  ])('%s of %s is not known', (value, day) => {
    expect(stated(value, day)).toMatchObject({ reason: 'unknown' });
  });

  test.each([0, -3])('a ratio of %d has no meaning', (value) => {
    expect(statedPositive(value, '2026-08-21')).toMatchObject({ reason: 'meaningless' });
    expect(statedPositive(5, '2026-08-21T10:00:00Z')).toMatchObject({
      value: 5,
      day: '2026-08-21',
    });
  });
});
