import { calendarOf } from '@/lib/content/market-calendar';
import {
  calendarFrom,
  marketStatus,
  type Segment,
  type SegmentCalendar,
  statusDetail,
  tradingDay,
} from '@/lib/domain/calendar/hours';
import { weekdayOf } from '@/lib/tools/time';
import fc from '@/tests/support/properties';

const ist = (moment: string) => new Date(`${moment}:00+05:30`);
const statusAt = (segment: Segment, moment: string) =>
  marketStatus(calendarOf(segment), ist(moment));

describe('the phases of an ordinary day', () => {
  test.each([
    ['08:59', 'closed'],
    ['09:00', 'pre-open'],
    ['09:14', 'pre-open'],
    ['09:15', 'open'],
    ['15:29', 'open'],
    ['15:30', 'closing'],
    ['15:59', 'closing'],
    ['16:00', 'closed'],
  ])('shares at %s: %s', (time, phase) => {
    expect(statusAt('equity', `2026-11-20T${time}`).phase).toBe(phase);
  });

  test('shares with derivatives trade to 15:15 since 3 August 2026, as the status says', () => {
    const said = (moment: string) => statusDetail(statusAt('equity', moment), ist(moment));
    expect(said('2026-11-20T10:00')).toBe(
      'Until 15:30 IST. Shares with derivatives trade until 15:15; their closing auction ends at 15:35',
    );
    expect(said('2026-07-31T10:00')).toBe('Until 15:30 IST');
  });

  test('derivatives trade to 15:40 since 3 August 2026, to 15:30 before', () => {
    expect(statusAt('derivatives', '2026-11-20T15:39').phase).toBe('open');
    expect(statusAt('derivatives', '2026-07-31T15:30').phase).toBe('closed');
  });

  test('currency trades from 9 to 17 without a pre-open session', () => {
    expect(statusAt('currency', '2026-11-20T09:00').phase).toBe('open');
    expect(statusAt('currency', '2026-11-20T17:00').phase).toBe('closed');
  });

  test('commodities close by United States time', () => {
    expect(statusAt('commodity', '2026-10-30T23:40').phase).toBe('closed');
    expect(statusAt('commodity', '2026-11-20T23:40').phase).toBe('open');
    expect(statusAt('commodity', '2027-03-15T23:40').phase).toBe('closed');
  });
});

test('a calendar without its past gives the same status for every later moment', () => {
  const minute = fc.integer({ min: 0, max: 400 * 1440 });
  const segment = fc.constantFrom<Segment>('equity', 'derivatives', 'currency', 'commodity');
  fc.assert(
    fc.property(segment, minute, minute, (one, from, ahead) => {
      const calendar = calendarOf(one);
      const rendered = new Date(Date.parse('2026-01-01') + from * 60_000);
      const later = new Date(rendered.getTime() + ahead * 60_000);
      expect(marketStatus(calendarFrom(calendar, rendered), later)).toEqual(
        marketStatus(calendar, later),
      );
    }),
  );
  expect(calendarFrom(calendarOf('equity'), ist('2026-12-24T10:00')).holidays).toMatchObject([
    { day: '2026-12-25' },
    { day: '2027-01-26' },
  ]);
});

describe('days without trading', () => {
  test('after the close of a Friday the next session is Monday', () => {
    const status = statusAt('equity', '2026-11-20T18:00');
    expect(status).toMatchObject({ phase: 'closed', opens: { day: '2026-11-23', at: '09:15' } });
    expect(statusDetail(status, ist('2026-11-20T18:00'))).toBe(
      'Opens on Monday, 23 Nov 2026, at 09:15 IST',
    );
  });

  test('at a weekend the market is closed, with the day as reason', () => {
    expect(statusAt('equity', '2026-11-21T11:00')).toMatchObject({
      phase: 'closed',
      reason: 'Saturday',
    });
  });

  test('a holiday is named, and the next session is after it', () => {
    expect(statusAt('equity', '2026-11-24T11:00')).toMatchObject({
      phase: 'holiday',
      reason: 'Guru Nanak Jayanti',
      opens: { day: '2026-11-25', at: '09:15' },
    });
  });

  test('commodities trade in the evening of most holidays', () => {
    expect(statusAt('commodity', '2026-11-24T11:00')).toMatchObject({
      phase: 'holiday',
      opens: { day: '2026-11-24', at: '17:00' },
    });
    expect(statusAt('commodity', '2026-11-24T18:00').phase).toBe('open');
    expect(statusAt('commodity', '2026-12-25T18:00').phase).toBe('holiday');
  });

  test('a long closure has no next session', () => {
    const none: SegmentCalendar = { hours: [], holidays: [], specials: [] };
    const status = marketStatus(none, ist('2026-11-20T10:00'));
    expect(status.opens).toBeNull();
    expect(statusDetail(status, ist('2026-11-20T10:00'))).toMatch('not announced');
  });
});

test('a special session opens the market on a Sunday', () => {
  const calendar: SegmentCalendar = {
    ...calendarOf('equity'),
    specials: [
      {
        day: '2026-11-08',
        name: 'Muhurat session',
        sessions: [{ phase: 'open', from: '18:00', to: '19:00' }],
      },
    ],
  };
  const status = marketStatus(calendar, ist('2026-11-08T18:30'));
  expect(status).toMatchObject({ phase: 'open', reason: 'Muhurat session', until: '19:00' });
  expect(statusDetail(status, ist('2026-11-08T18:30'))).toBe('Muhurat session. Until 19:00 IST');
  expect(marketStatus(calendar, ist('2026-11-08T12:00')).opens).toEqual({
    day: '2026-11-08',
    at: '18:00',
  });
});

test('a session today or tomorrow is called so', () => {
  const early = ist('2026-11-20T07:00');
  expect(statusDetail(marketStatus(calendarOf('equity'), early), early)).toBe(
    'Opens today at 09:15 IST',
  );
  const late = ist('2026-11-19T20:00');
  expect(statusDetail(marketStatus(calendarOf('equity'), late), late)).toBe(
    'Opens tomorrow at 09:15 IST',
  );
});

test('each holiday is a weekday, once, and no session of a day overlaps the next', () => {
  for (const segment of ['equity', 'derivatives', 'currency', 'commodity'] as const) {
    const { holidays, hours } = calendarOf(segment);
    expect(new Set(holidays.map(({ day }) => day)).size).toBe(holidays.length);
    holidays.forEach(({ day }) => expect(weekdayOf(day)).not.toMatch(/^S/));
    hours.forEach(({ sessions }) => {
      sessions.forEach(({ from, to }, at) => {
        expect(from < to).toBe(true);
        expect((sessions[at - 1]?.to ?? '') <= from).toBe(true);
      });
    });
  }
  expect(tradingDay(calendarOf('equity'), '2026-11-20')).toMatchObject({
    reason: null,
    isHoliday: false,
  });
});
