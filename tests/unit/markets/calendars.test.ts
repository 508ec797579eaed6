import { calendarFile, type DayEvent } from '@/lib/domain/calendar/event-calendar';
import { exDateEvents, issueEvents, resultEvents } from '@/lib/domain/dates-to-keep';
import { CALENDAR_FILES, watchCalendar } from '@/lib/device/watch-calendar';
import { issueSteps } from '@/lib/domain/issue/timeline';
import { calendarOfFile, companyCalendarPath } from '@/lib/pages/calendars/names';

import { anIssue } from '../../support/issues';

const FILE = { name: 'Dates', host: 'www.sample.example', product: 'Dates to keep' };
const asIs = (text: string) => text;
const noUrl = () => undefined;

const meeting = (symbol: string, day: string) => ({
  ...{ symbol, name: null, date: day, day, purpose: 'Financial Results', details: null },
});
const action = (symbol: string, day: string, purpose: string) => ({
  ...{
    symbol,
    name: 'A, B; and C\\D',
    exDate: day,
    day,
    recordDate: null,
    purpose,
    kind: 'Dividend',
  },
});

/** Properties of the events of a file, by the rules of RFC 5545: lines are unfolded first. */
function parsed(text: string): Record<string, string>[] {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.filter((line) => line.startsWith('PRODID:'))).toHaveLength(1);
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (events.length > 0 && !line.startsWith('END:')) (events.at(-1) ?? {})[name] = value;
  }
  for (const event of events) {
    expect(Object.keys(event)).toEqual(expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART']));
    expect(event.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
  }
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
  return events;
}

test('a file that a calendar program reads: escaped, folded, an end after each day', () => {
  const events = exDateEvents(
    [action('M&M', '2026-11-30', 'Dividend - Rs 5 Per Share')],
    asIs,
    () =>
      'https://www.sample.example/company-information/a-name-that-is-longer-than-a-line-of-a-calendar',
  );
  const [event] = parsed(calendarFile(events, { ...FILE, updated: '2026-11-25' }));
  expect(event).toMatchObject({
    ...{ DTSTART: '20261130', DTEND: '20261201', DTSTAMP: '20261125T000000Z' },
    SUMMARY: 'Ex-date: A\\, B\\; and C\\\\D\\, Dividend - Rs 5 Per Share',
    URL: expect.stringMatching(/calendar$/),
  });
});

const MOVES: readonly (readonly [string, (day: string) => readonly DayEvent[]])[] = [
  ['an ex-date', (day) => exDateEvents([action('INFY', day, 'Dividend - Rs 5')], asIs, noUrl)],
  ['results', (day) => resultEvents([meeting('INFY', day)], asIs, noUrl)],
  [
    'a listing',
    (day) => {
      const steps = issueSteps(anIssue({ listingDate: day }), new Set());
      return issueEvents('sample', 'Sample', steps, 'https://www.sample.example/ipos/sample');
    },
  ],
];

test.each(MOVES)('%s that moves has one id and a higher revision', (_, eventsOn) => {
  const [before] = parsed(calendarFile(eventsOn('2026-11-10'), { ...FILE, updated: '2026-11-01' }));
  const [after] = parsed(calendarFile(eventsOn('2026-11-14'), { ...FILE, updated: '2026-11-02' }));
  expect(after?.UID).toBe(before?.UID);
  expect(after?.DTSTART).toBe('20261114');
  expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
});

test('the old day of a moved meeting, still on record, is no second event', () => {
  const rows = [
    meeting('INFY', '2026-11-10'),
    meeting('INFY', '2026-11-14'),
    meeting('TCS', '2026-01-09'),
  ];
  const events = resultEvents(rows, asIs, noUrl);
  expect(events.map(({ id, day }) => [id, day])).toEqual([
    ['results-TCS-2025-12', '2026-01-09'],
    ['results-INFY-2026-09', '2026-11-14'],
  ]);
});

test('two dividends of a day are two events', () => {
  const rows = ['Interim Dividend - Rs 5', 'Special Dividend - Rs 9'].map((purpose) =>
    action('INFY', '2026-11-10', purpose),
  );
  expect(exDateEvents(rows, asIs, noUrl)).toHaveLength(2);
});

describe('the calendar of a watchlist', () => {
  const text = calendarFile(
    [
      ...resultEvents(
        [meeting('INFY', '2026-11-10'), meeting('BAJAJ-AUTO', '2026-11-12')],
        asIs,
        noUrl,
      ),
      ...exDateEvents([action('M&M', '2026-11-30', 'Dividend')], asIs, noUrl),
    ],
    { ...FILE, updated: '2026-11-25' },
  );

  test.each([
    [['INFY'], 1],
    [['BAJAJ-AUTO', 'M&M'], 2],
    [['BAJAJ', 'M'], 0],
  ])('has the events of %j alone', (symbols, count) => {
    const list = symbols.map((symbol) => ({
      ...{ code: `stock:${symbol}`, added: '2026-11-20', price: null, note: '', list: '' },
    }));
    const made = watchCalendar(list, [text, text.replaceAll('UID:', 'UID:other-')]);
    expect(made === '' ? [] : parsed(made)).toHaveLength(count);
  });

  test('is made of the public files of all companies', () => {
    expect(CALENDAR_FILES.map((file) => calendarOfFile(file.split('/').at(-1) ?? ''))).toEqual([
      ...['results', 'ex-dates'],
    ]);
  });
});

test('addresses name a calendar, or a company by its symbol', () => {
  expect(calendarOfFile('results.ics')).toBe('results');
  expect(calendarOfFile('company-m&m.ics')).toEqual({ symbol: 'M&M' });
  expect(companyCalendarPath('M&M')).toBe('/calendars/company-m%26m.ics');
  expect(['x.ics', 'results', 'constructor.ics', 'company-.ics'].map(calendarOfFile)).toEqual([
    ...[null, null, null, null],
  ]);
});
