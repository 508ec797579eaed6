import {
  type AgingKind,
  currentValue,
  isCurrentPeriod,
  isOld,
  tense,
} from '@/lib/domain/figure/ages';
import { known, missing } from '@/lib/domain/figure/figure';
import { ageWords, reasonWords, sinceWords, yearWords } from '@/lib/domain/figure/words';
import { marketClock } from '@/lib/content/market-clock';

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

test('a figure once old stays old', () => {
  const kinds: readonly AgingKind[] = ['quote', 'nav', 'worth', 'results', 'contract'];
  for (const kind of kinds) {
    const days = Array.from({ length: 28 }, (_, day) =>
      at(`2026-11-${String(day + 1).padStart(2, '0')}T20:00:00`),
    );
    const ages = days.map((now) => isOld(kind, '2026-10-30', now));
    expect(ages.slice(ages.indexOf(true)).every(Boolean) || !ages.includes(true)).toBe(true);
  }
});

test('the value of an old or missing figure may not be said as of now', () => {
  const now = at('2026-11-20T20:00:00');
  expect(currentValue('worth', known(5, '2026-11-20'), now)).toBe(5);
  expect(currentValue('worth', known(5, '2025-12-18'), now)).toBeNull();
  expect(currentValue('worth', missing('unknown'), now)).toBeNull();
  expect(isCurrentPeriod('2026-06-30', '2026-12-31')).toBe(true);
  expect(isCurrentPeriod('2026-06-30', '2027-01-01')).toBe(false);
});

test.each([
  [missing('none'), 'None'],
  [missing('unknown'), 'Not available here'],
  [missing('old', { day: '2025-12-17' }), 'Too old to show (17 Dec 2025)'],
  [
    missing('broken', { day: '2026-04-30', cause: 'demerger' }),
    'Not comparable since 30 Apr 2026 (demerger)',
  ],
  [missing('broken', { day: '2026-04-30' }), 'Not comparable since 30 Apr 2026 (unexplained step)'],
  [missing('short'), 'History too short'],
  [missing('meaningless'), 'Not meaningful'],
])('each reason has its own words', (figure, words) => {
  expect(reasonWords(figure)).toBe(words);
});

test('a span is named by what it is', () => {
  const after = { day: '2026-04-30', cause: 'demerger' };
  expect(sinceWords({ from: '2026-04-30', after })).toBe('since 30 Apr 2026 (demerger)');
  const year = { from: '2025-11-21', to: '2026-11-20' };
  expect(yearWords({ ...year, after: null })).toBe('in a year');
  expect(yearWords({ ...year, from: '2025-11-15', after: null })).toBe('since 15 Nov 2025');
  expect(yearWords({ ...year, after })).toBe('since 21 Nov 2025 (demerger)');
});

test('above old figures stands how old they are', () => {
  expect(ageWords('quote', '2026-11-20', at('2026-11-23T12:00:00'))).toBeNull();
  expect(ageWords('quote', '2026-11-20', at('2026-11-25T20:00:00'))).toBe(
    'These figures are 2 trading days old. No newer ones are available here.',
  );
  expect(ageWords('quote', '2025-12-17', at('2026-11-25T20:00:00'))).toBe(
    'These figures are as of 17 Dec 2025. No newer ones are available here.',
  );
  expect(ageWords('quote', null, at('2026-11-25T20:00:00'))).toBeNull();
});
