import { GET } from '@/app/market-holidays.ics/route';
import {
  ANNOUNCED_TO,
  calendarOf,
  specialDays,
  weekendHolidays,
} from '@/lib/content/market-calendar';
import { holidayCalendar } from '@/lib/domain/calendar/holiday-calendar';
import {
  holidayCount,
  holidaysOf,
  holidayYears,
  nextHolidaySentence,
} from '@/lib/domain/calendar/holidays';
import { sampleRecords } from '@/lib/provider/embedded/sample/records';
import { isWeekend } from '@/lib/tools/time';

const calendars = { equity: calendarOf('equity'), commodity: calendarOf('commodity') };

describe('the list of holidays', () => {
  test('has the sixteen weekdays of 2026, by year', () => {
    expect(holidayYears(calendars)).toEqual(['2026', '2027']);
    const rows = holidaysOf(calendars, '2026');
    expect(rows).toHaveLength(16);
    expect(rows.filter(({ day }) => isWeekend(day))).toEqual([]);
  });

  test('tells commodities apart: an evening session, or none', () => {
    const byName = new Map(holidaysOf(calendars, '2026').map((row) => [row.name, row]));
    expect(byName.get('Holi')?.commodity).toBe('Open from 17:00');
    expect(byName.get('Christmas')?.commodity).toBe('Closed all day');
    expect(byName.get('Holi')?.weekday).toBe('Tuesday');
  });

  test('is the one of the notices: each day by the same name', () => {
    const longDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });
    const rows = holidaysOf(calendars, '2026').map(
      ({ day, name }) => [longDay.format(new Date(`${day}T12:00:00`)), name] as const,
    );
    const texts = ['updates', 'menu'].map((file) => JSON.stringify(sampleRecords(file)));
    const [list = ''] = /Trading holidays of 2026.*/.exec(texts[0] ?? '') ?? [];
    const listed = [...list.matchAll(/<li>(\d+ \w+), ([^<]+)<\/li>/g)];
    const named = texts.flatMap((text) => [
      ...text.matchAll(/closed on [^.]*?(\d+ \w+) 2026(?:<\/strong>)? for ([^.,"]+)/g),
    ]);
    expect(listed.map(([, day, name = '']) => [day, name.toLowerCase()])).toEqual(
      rows.map(([day, name]) => [day, name.toLowerCase()]),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(rows).toEqual(expect.arrayContaining(named.map(([, day, name]) => [day, name])));
  });

  test('weekend holidays are at weekends', () => {
    expect(weekendHolidays.filter(({ day }) => !isWeekend(day))).toEqual([]);
  });

  test('has the sessions at weekends, of which none is a weekday', () => {
    expect(specialDays.map(({ day }) => day)).toEqual(['2026-02-01', '2026-11-08']);
    expect(specialDays.filter(({ day }) => !isWeekend(day))).toEqual([]);
  });

  test.each([
    [
      '2026-11-22',
      'Next closed on Tuesday, 24 Nov 2026: Guru Nanak Jayanti',
      '16 weekdays without trading: 14 past, 2 to come',
    ],
    [
      '2026-12-25',
      'NSE and BSE are closed today: Christmas',
      '16 weekdays without trading: 15 past, 1 today',
    ],
    [
      '2026-11-24',
      'NSE and BSE are closed today: Guru Nanak Jayanti',
      '16 weekdays without trading: 14 past, 1 today, 1 to come',
    ],
    [
      '2028-01-01',
      'The exchanges have not announced the next holidays yet',
      '16 weekdays without trading, all past',
    ],
  ])('%s: %s', (today, sentence, count) => {
    expect(nextHolidaySentence(calendars, today)).toBe(sentence);
    expect(holidayCount(holidaysOf(calendars, '2026'), today)).toBe(count);
  });
});

test('a year whose list is not published is not counted as whole', () => {
  const rows = holidaysOf(calendars, '2027');
  expect(holidayCount(rows.slice(0, 1), '2026-11-22', false)).toBe(
    '1 weekday without trading known so far',
  );
  const [last = ''] = holidayYears(calendars)
    .filter((year) => year <= ANNOUNCED_TO)
    .slice(-1);
  expect(last).toBe(ANNOUNCED_TO);
  expect(holidaysOf(calendars, last).length).toBeGreaterThan(8);
});

describe('the calendar file', () => {
  const textOf = (query = '') =>
    GET(new Request(`http://localhost/market-holidays.ics${query}`)).text();

  test('has one event of a whole day for each holiday, with stable ids', async () => {
    const text = await textOf();
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(calendars.equity.holidays.length);
    expect(text).toContain('DTSTART;VALUE=DATE:20261124\r\nDTEND;VALUE=DATE:20261125\r\n');
    expect(text).toContain('SUMMARY:NSE and BSE closed: Holi\r\n');
    const ids = text.match(/^UID:.+$/gm) ?? [];
    expect(new Set(ids).size).toBe(calendars.equity.holidays.length);
    expect(await textOf()).toBe(text);
  });

  test('says when commodities open', async () => {
    expect(await textOf('?segment=commodity')).toContain(
      'SUMMARY:Commodities open from 17:00 IST: Holi\r\n',
    );
  });

  test('escapes texts and folds long lines', () => {
    const name = `Ann’s, Bob’s; and C\\D ${'long '.repeat(20)}`;
    const text = holidayCalendar([{ day: '2026-12-31', name }], {
      name: 'x',
      host: 'x.example',
      segment: 'equity',
      updated: '2026-11-20',
      note: () => 'Closed',
    });
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n ', '')).toContain('Ann’s\\, Bob’s\\; and C\\\\D long');
    expect(text).toContain('DTEND;VALUE=DATE:20270101');
  });
});
