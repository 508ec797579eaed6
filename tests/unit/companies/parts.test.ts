import { addDays } from '@/lib/tools/time';
import {
  actionsFinding,
  announcementsFinding,
  daysFinding,
} from '@/lib/domain/company/part-sentence';
import { eventParts, partOf } from '@/lib/domain/company/parts';
import { resolvePage } from '@/lib/pages/addresses/resolve';
import { announcementsSource } from '@/lib/domain/company/events';
import { companyPartMetadata } from '@/lib/pages/companies/company/part-page';

import { allBut } from '@/tests/support/fake-timers';
import { SESSION_EVENING } from '@/tests/support/market-clocks';

import { candle, company } from '@/tests/fixtures/company';

const action = (exDate: string, purpose: string) => ({ exDate, purpose, factor: 1 });
const announcement = (date: string) => ({ date, text: 'Results' });

test.each([
  [[], null],
  [[candle('2026-11-20', 10)], '1 session with closes at ₹10.00'],
  [
    [candle('2026-11-19', 12.5), candle('2026-11-20', 10)],
    '2 sessions with closes between ₹10.00 and ₹12.50',
  ],
])('days are summarised', (days, expected) => {
  expect(daysFinding(days)).toBe(expected);
});

test.each([
  [[], null],
  [['Dividend - Rs 2 Per Share'], '1 dividend since 1 Jan 2026'],
  [
    ['INTDIV - RS 2 PER SH', 'Dividend - Rs 2', 'BONUS 1:1', 'Rights 1:5'],
    '2 dividends, 1 bonus and 1 other action since 1 Jan 2026',
  ],
  [['Buy Back', 'Demerger'], '2 other actions since 1 Jan 2026'],
])('actions %j are counted', (purposes, expected) => {
  expect(actionsFinding(purposes.map((purpose) => action('2026-01-01', purpose)))).toBe(expected);
});

test('announcements are counted, with the days of the list', () => {
  expect(announcementsFinding([announcement('2026-11-10'), announcement('2026-08-10')])).toBe(
    '2 announcements from 10 Aug 2026 to 10 Nov 2026',
  );
  expect(announcementsFinding([])).toBeNull();
});

test('a part is linked from five rows on', () => {
  const rows = (count: number) => ({
    actions: Array.from({ length: count }, () => action('2026-01-01', 'Bonus 1:1')),
    announcements: Array.from({ length: 5 }, () => announcement('2026-01-01')),
    actionsSince: null,
    meetings: [],
    deals: [],
  });
  expect(eventParts(rows(4)).map(({ part }) => part)).toEqual(['announcements']);
  expect(eventParts(rows(5)).map(({ label }) => label)).toEqual([
    'All corporate actions',
    'All announcements',
  ]);
  expect([partOf('history'), partOf('toString')]).toEqual(['history', null]);
});

const NOT_ITS = {
  events: null,
  results: null,
  owners: null,
  basis: null,
  now: SESSION_EVENING,
};

test('with few sessions, or made-up ones, a history stays out of search engines', () => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T20:00:00+05:30'),
    doNotFake: allBut('Date'),
  });
  const metadata = (count: number, source: 'sample' | 'end-of-day') => {
    const data = Array.from({ length: count }, (_, at) =>
      candle(addDays('2026-11-20', at + 1 - count), 10),
    );
    const days = { data, source, asOf: '2026-11-20', note: null };
    return companyPartMetadata({ company: company(), part: 'history', days, ...NOT_ITS });
  };
  expect(metadata(200, 'end-of-day')).not.toHaveProperty('robots');
  expect(metadata(199, 'end-of-day').robots).toMatchObject({ index: false });
  expect(metadata(200, 'sample').robots).toMatchObject({ index: false });
  expect(metadata(200, 'end-of-day').alternates?.canonical).toBe(
    '/company-information/malwa-tractors-and-implements-limited/history',
  );
});

const COMPANY = '/company-information/reliance-industries-limited';

test.each([
  [`${COMPANY}/history`, { kind: 'page' }],
  [`${COMPANY}/history.csv`, { kind: 'page' }],
  [`${COMPANY}/announcements`, { kind: 'page' }],
  [
    '/company-information/reliance/corporate-actions',
    { kind: 'redirect', location: `${COMPANY}/corporate-actions` },
  ],
  [`${COMPANY}/results`, { kind: 'page' }],
  [`${COMPANY}/results.csv`, { kind: 'page' }],
  [`${COMPANY}/shareholding.csv`, { kind: 'page' }],
  [`${COMPANY}/announcements.csv`, { kind: 'missing' }],
  [`${COMPANY}/nothing`, { kind: 'missing' }],
  [`${COMPANY}/history/more`, { kind: 'missing' }],
  ['/company-information/nobody/history', { kind: 'missing' }],
])('%s is %j', async (path, resolution) => {
  expect(await resolvePage(path)).toEqual(resolution);
});

test('announcements of single days claim nothing of the days after them', () => {
  const rows = [
    { date: '2025-12-17', text: 'A press release' },
    { date: '2025-12-16', text: 'A board meeting' },
  ];
  expect(announcementsFinding(rows)).toBe('2 announcements from 16 Dec 2025 to 17 Dec 2025');
  expect(announcementsFinding(rows.slice(1))).toBe('1 announcement of 16 Dec 2025');
  expect(announcementsFinding([])).toBeNull();
  const data = { actions: [], actionsSince: null, meetings: [], announcements: rows, deals: [] };
  const events = { data, asOf: '2026-08-14', note: null };
  expect(announcementsSource({ ...events, source: 'end-of-day' }).asOf).toBe('2025-12-17');
  expect(announcementsSource({ ...events, source: 'provider' }).asOf).toBe('2026-08-14');
});
