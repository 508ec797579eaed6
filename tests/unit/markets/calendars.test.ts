import ICAL from 'ical.js';

import { GET as calendarRoute } from '@/app/calendars/[file]/route';
import { GET as holidaysRoute } from '@/app/market-holidays.ics/route';
import { holidayCalendar } from '@/lib/domain/calendar/holiday-calendar';
import { calendarFile, type DayEvent } from '@/lib/domain/calendar/event-calendar';
import { exDateEvents, issueEvents, resultEvents } from '@/lib/domain/calendar-events';
import { CALENDAR_FILES, watchCalendar } from '@/lib/device/watch-calendar';
import { cancelledSteps, issueSteps } from '@/lib/domain/issue/timeline';
import { calendarOfFile, companyCalendarPath } from '@/lib/pages/calendars/calendar-names';

import { anIssue } from '../../support/issues';

const FILE = { name: 'Dates', host: 'www.sample.example', product: 'Dates to keep' };
const asIs = (text: string) => text;
const noUrl = () => undefined;

const meeting = (symbol: string, day: string) => ({
  symbol,
  name: null,
  date: day,
  day,
  purpose: 'Financial Results',
  details: null,
});
const action = (symbol: string, day: string, purpose: string) => ({
  symbol,
  name: 'A, B; and C\\D',
  exDate: day,
  day,
  recordDate: null,
  purpose,
  kind: 'Dividend',
});

/**
 * Properties of the events of a file as ical.js reads them, after the rules of RFC 5545 that it
 * forgives: CRLF after each line, at most 75 bytes a line, one of each id, a stamp in UTC.
 */
function parsed(text: string): Record<string, string>[] {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.includes('\ufffd'))).toEqual([]);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.name).toBe('vcalendar');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getAllProperties('prodid')).toHaveLength(1);
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const names = event.getAllProperties().map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const { startDate, endDate } = new ICAL.Event(event);
    expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
    expect(endDate.subtractDateTz(startDate).toSeconds()).toBe(24 * 60 * 60);
    return Object.fromEntries(
      names.map((name) => [name.toUpperCase(), String(event.getFirstPropertyValue(name))]),
    );
  });
  for (const event of events) {
    expect(event.UID).toMatch(/^[^@]+@[^@]+$/);
    expect(event.DTSTAMP).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(event.SEQUENCE).toMatch(/^\d+$/);
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
    DTSTART: '2026-11-30',
    DTEND: '2026-12-01',
    DTSTAMP: '2026-11-25T00:00:00Z',
    SUMMARY: 'Ex-date: A, B; and C\\D, Dividend - Rs 5 Per Share',
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
  expect(after?.DTSTART).toBe('2026-11-14');
  expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
});

test('a holiday that moves keeps its id', () => {
  const facts = { name: 'Holidays', host: FILE.host, segment: 'equity', note: () => 'Closed' };
  const on = (day: string, updated: string) =>
    parsed(holidayCalendar([{ day, name: 'Id-ul-Fitr' }], { ...facts, updated }))[0];
  const [before, after] = [on('2026-03-20', '2026-01-01'), on('2026-03-21', '2026-03-18')];
  expect(after?.UID).toBe(before?.UID);
  expect(after?.DTSTART).toBe('2026-03-21');
  expect(Number(after?.SEQUENCE)).toBeGreaterThan(Number(before?.SEQUENCE));
});

test('the days of a withdrawn issue are cancelled, not left out', () => {
  const known = { openDate: '2026-11-18', closeDate: '2026-11-20' };
  const before = anIssue(known);
  const after = anIssue(known, { ended: { how: 'withdrawn', date: '2026-11-19' } });
  const eventsOf = (issue: typeof before) => {
    const [steps, cancelled] = [issueSteps(issue, new Set()), cancelledSteps(issue, new Set())];
    const events = issueEvents('x', 'X', steps, 'https://www.sample.example/ipos/x', cancelled);
    return parsed(calendarFile(events, { ...FILE, updated: '2026-11-19' }));
  };
  const cancelled = eventsOf(after).filter(({ STATUS }) => STATUS === 'CANCELLED');
  expect(cancelled.map(({ SUMMARY }) => SUMMARY?.slice(0, 21))).toEqual([
    'Cancelled: X: bidding',
    'Cancelled: X: allotme',
    'Cancelled: X: shares ',
    'Cancelled: X: listing',
  ]);
  const ids = eventsOf(before).map(({ UID }) => UID);
  expect(ids).toEqual(expect.arrayContaining(cancelled.map(({ UID }) => UID)));
  expect(eventsOf(before).some(({ STATUS }) => STATUS !== undefined)).toBe(false);
});

test.each(['results.ics', 'ex-dates.ics', 'ipos.ics', 'company-infy.ics'])(
  'the site’s %s is one that ical.js reads, with events',
  async (file) => {
    const answer = await calendarRoute(new Request(`http://localhost/calendars/${file}`), {
      params: Promise.resolve({ file }),
    });
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(parsed(await answer.text()).length).toBeGreaterThan(0);
  },
);

test('a share that is not listed has no calendar', async () => {
  const answer = await calendarRoute(new Request('http://localhost/calendars/company-zz.ics'), {
    params: Promise.resolve({ file: 'company-zz.ics' }),
  });
  expect(answer.status).toBe(404);
});

test.each(['', '?segment=commodity'])('so are the holidays%s', async (query) => {
  const answer = holidaysRoute(new Request(`http://localhost/market-holidays.ics${query}`));
  expect(parsed(await answer.text()).length).toBeGreaterThan(10);
});

test('the old day of a moved meeting, which is still in the source, is not a second event', () => {
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
      code: `stock:${symbol}`,
      added: '2026-11-20',
      price: null,
      note: '',
      list: '',
    }));
    const made = watchCalendar(list, [text, text.replaceAll('UID:', 'UID:other-')]);
    expect(made === '' ? [] : parsed(made)).toHaveLength(count);
  });

  test('is made of the public files of all companies', () => {
    expect(CALENDAR_FILES.map((file) => calendarOfFile(file.split('/').at(-1) ?? ''))).toEqual([
      'results',
      'ex-dates',
    ]);
  });
});

test('addresses name a calendar, or a company by its symbol', () => {
  expect(calendarOfFile('results.ics')).toBe('results');
  expect(calendarOfFile('company-m&m.ics')).toEqual({ symbol: 'M&M' });
  expect(companyCalendarPath('M&M')).toBe('/calendars/company-m%26m.ics');
  expect(['x.ics', 'results', 'constructor.ics', 'company-.ics'].map(calendarOfFile)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a calendar without events has a component: the time zone', () => {
  const lines = calendarFile([], { ...FILE, updated: '2026-11-19' }).split('\r\n');
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VCALENDAR',
    'BEGIN:VTIMEZONE',
    'BEGIN:STANDARD',
  ]);
  expect(lines).toContain('TZOFFSETTO:+0530');
});
