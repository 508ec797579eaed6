import { issueMonth, monthWords } from '@/lib/domain/issue/month';
import { closesIn } from '@/lib/domain/market/issues';

import { anIssue } from '../../support/issues';

const NONE: ReadonlySet<string> = new Set();

test('bidding is a bar of whole days, allotment and listing are marks in the middle of theirs', () => {
  const issue = anIssue(
    { openDate: '2026-11-16', closeDate: '2026-11-18', listingDate: '2026-11-24' },
    { allotmentDate: '2026-11-19' },
  );
  const { first, last, today, tracks } = issueMonth([issue], '2026-11-01', NONE);
  expect([first, last, today]).toEqual(['2026-11-01', '2026-11-30', 1.7]);
  expect(tracks).toMatchObject([
    {
      bar: { x: 50, width: 10 },
      marks: [
        { key: 'allotment', x: 61.7, isByRule: false },
        { key: 'listing', x: 78.3, isByRule: false },
      ],
      words: 'Bids 16 Nov to 18 Nov, allotment 19 Nov, listing 24 Nov',
    },
  ]);
  expect(monthWords({ first, last })).toBe('1 Nov to 30 Nov 2026');
});

test('a bar ends with the month, and issues of other months or without a day are left out', () => {
  const across = anIssue({ name: 'A', openDate: '2026-11-30', closeDate: '2026-12-02' });
  const later = anIssue({ name: 'B', openDate: '2026-12-07', closeDate: '2026-12-09' });
  const { tracks } = issueMonth([later, across, anIssue({ name: 'C' })], '2026-11-10', NONE);
  expect(tracks.map(({ issue, bar, marks }) => [issue.name, bar, marks])).toEqual([
    ['A', { x: 96.7, width: 3.3 }, []],
  ]);
});

test('the earliest issue is first', () => {
  const issues = ['2026-12-09', '2026-12-02'].map((openDate) =>
    anIssue({ name: openDate, openDate, closeDate: openDate }),
  );
  const { last, tracks } = issueMonth(issues, '2026-12-31', NONE);
  expect(last).toBe('2026-12-31');
  expect(tracks.map(({ issue }) => issue.name)).toEqual(['2026-12-02', '2026-12-09']);
});

test.each([
  ['2026-11-20', '12:00', 'Closes today at 17:00'],
  ['2026-11-20', '17:00', null],
  ['2026-11-19', '23:00', 'Closes tomorrow'],
  ['2026-11-16', '09:00', 'Closes in 4 days'],
])('on %s at %s: %s', (day, time, words) => {
  expect(closesIn(anIssue({ closeDate: '2026-11-20' }), { day, time })).toBe(words);
});

test('an issue without a last day does not say when it closes', () => {
  expect(closesIn(anIssue({}), { day: '2026-11-20', time: '12:00' })).toBeNull();
});
