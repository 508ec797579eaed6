import type { Holiday, Segment, SegmentCalendar, Session } from '@/lib/domain/calendar/hours';

import { exchanges } from './authorities';

/**
 * Trading hours, holidays and special sessions by segment, with their sources. Update this file when
 * the exchanges publish the next year's holidays (in December) or change them by circular.
 */

const at = (phase: Session['phase'], from: string, to: string): Session => ({ phase, from, to });

/** Holidays of NSE and BSE since 2026, except those at weekends. */
const HOLIDAYS: readonly Holiday[] = [
  { day: '2026-01-15', name: 'Municipal elections in Maharashtra' },
  { day: '2026-01-26', name: 'Republic Day' },
  { day: '2026-03-03', name: 'Holi' },
  { day: '2026-03-26', name: 'Ram Navami' },
  { day: '2026-03-31', name: 'Mahavir Jayanti' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-04-14', name: 'Dr Ambedkar Jayanti' },
  { day: '2026-05-01', name: 'Maharashtra Day' },
  { day: '2026-05-28', name: 'Bakri Id' },
  { day: '2026-06-26', name: 'Muharram' },
  { day: '2026-09-14', name: 'Ganesh Chaturthi' },
  { day: '2026-10-02', name: 'Gandhi Jayanti' },
  { day: '2026-10-20', name: 'Dussehra' },
  { day: '2026-11-10', name: 'Diwali Balipratipada' },
  { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-26', name: 'Republic Day' },
];

/** The last year of which the exchanges have published the list; of later years only some days are known. */
export const ANNOUNCED_TO = '2026';

/** Holidays of the exchanges' lists that fall on a Saturday or Sunday. */
export const weekendHolidays: readonly Holiday[] = [
  { day: '2026-02-15', name: 'Mahashivratri' },
  { day: '2026-03-21', name: 'Id-Ul-Fitr' },
  { day: '2026-08-15', name: 'Independence Day' },
  { day: '2026-11-08', name: 'Diwali Laxmi Pujan' },
];

/** A day at a weekend on which the exchanges trade nevertheless. */
interface SpecialDay {
  readonly day: string;
  readonly name: string;
}

/** The short session on Diwali 2026, which is over. Its hours were in the exchanges' circulars. */
const MUHURAT = { day: '2026-11-08', name: 'Muhurat session', sessions: [] } as const;

/** Sessions at weekends, in the order of the calendar. */
export const specialDays: readonly SpecialDay[] = [
  { day: '2026-02-01', name: 'Session on the Union Budget' },
  { day: MUHURAT.day, name: `${MUHURAT.name}, on Diwali Laxmi Pujan` },
];

/** Holidays (`MM-DD`) without an evening session of the commodity market. */
const WHOLE_DAY_COMMODITY = new Set(['01-26', '04-03', '10-02', '12-25']);
const EVENING = '17:00';

const commodityHoliday = (holiday: Holiday): Holiday =>
  WHOLE_DAY_COMMODITY.has(holiday.day.slice(5)) ? holiday : { ...holiday, opensAt: EVENING };

/** Shares with derivatives leave normal trading when their closing auction begins. */
const AUCTION = { from: '15:15', to: '15:35' } as const;

const PRE_OPEN = at('pre-open', '09:00', '09:15');
const SHARES = at('open', '09:15', '15:30');
const AFTER = at('closing', '15:30', '16:00');
const DERIVATIVES = at('open', '09:15', '15:40');

/* Derivatives trade ten minutes longer since the closing auction of shares began. */
const CALENDARS: Readonly<Record<Segment, SegmentCalendar>> = {
  equity: {
    hours: [
      {
        from: '2026-08-03',
        until: null,
        sessions: [
          PRE_OPEN,
          {
            ...SHARES,
            note: `Shares with derivatives trade until ${AUCTION.from}; their closing auction ends at ${AUCTION.to}`,
          },
          AFTER,
        ],
      },
      { from: '2010-10-18', until: '2026-08-02', sessions: [PRE_OPEN, SHARES, AFTER] },
    ],
    holidays: HOLIDAYS,
    specials: [MUHURAT],
  },
  derivatives: {
    hours: [
      {
        from: '2026-08-03',
        until: null,
        sessions: [PRE_OPEN, DERIVATIVES],
      },
      {
        from: '2025-12-08',
        until: '2026-08-02',
        sessions: [PRE_OPEN, SHARES],
      },
    ],
    holidays: HOLIDAYS,
    specials: [MUHURAT],
  },
  currency: {
    hours: [{ from: '2008-08-29', until: null, sessions: [at('open', '09:00', '17:00')] }],
    holidays: HOLIDAYS,
    specials: [MUHURAT],
  },
  // The close follows daylight saving time of the United States (March to November).
  commodity: {
    hours: [
      { from: '2026-03-09', until: '2026-11-01', sessions: [at('open', '09:00', '23:30')] },
      { from: '2026-11-02', until: '2027-03-12', sessions: [at('open', '09:00', '23:55')] },
      { from: '2027-03-13', until: '2027-11-07', sessions: [at('open', '09:00', '23:30')] },
    ],
    holidays: HOLIDAYS.map(commodityHoliday),
    specials: [MUHURAT],
  },
};

export const calendarOf = (segment: Segment): SegmentCalendar => CALENDARS[segment];

/** A printed row of the table of hours. */
export interface HoursLine {
  readonly name: string;
  readonly hours: string;
  readonly note: string | null;
}

const between = ({ from, to }: Pick<Session, 'from' | 'to'>): string => `${from} to ${to}`;

const line = (name: string, hours: string, note: string | null = null): HoursLine => ({
  name,
  hours,
  note,
});

/** The printed hours, from circulars of the exchanges and SEBI, as of the day of `calendarSources`. */
export const hoursInWords: Readonly<Record<Segment, readonly HoursLine[]>> = {
  equity: [
    line(
      'Pre-open session',
      between(PRE_OPEN),
      'One opening price is found for all waiting orders',
    ),
    line('Normal trading', between(SHARES), `Until ${AUCTION.from} for shares with derivatives`),
    line('Closing auction', between(AUCTION), 'Shares with derivatives alone, since 3 August 2026'),
    line('Post-close session', '15:50 to 16:00', 'Trades at the day’s closing price'),
  ],
  derivatives: [
    line('Pre-open session', between(PRE_OPEN), 'Futures on indices and shares'),
    line('Normal trading', between(DERIVATIVES), 'Ten minutes longer since 3 August 2026'),
  ],
  currency: [line('Normal trading', '09:00 to 17:00', 'Futures and options on rupee pairs')],
  commodity: [
    line(
      'Metals and energy',
      '09:00 to 23:55',
      'To 23:30 while the United States is on summer time',
    ),
    line('Farm goods that follow world prices', '09:00 to 21:00'),
    line('Other farm goods', '09:00 to 17:00'),
  ],
};

/** Sources of hours and holidays. */
export const calendarSources = {
  asOf: '2026-11-20',
  equity: {
    text: 'Holiday lists of NSE and BSE for 2026; SEBI’s circular of January 2026 on the closing auction (HO/47/11/11(3)2025-MRD-POD2/I/2765/2026, paragraph 4.2 on hours).',
    links: [exchanges.nse, exchanges.bse],
  },
  derivatives: {
    text: 'Holiday lists of NSE and BSE for 2026; NSE’s circular on derivatives hours from 3 August 2026.',
    links: [exchanges.nse, exchanges.bse],
  },
  currency: {
    text: 'NSE’s hours and holiday list for 2026. Currency trading is also closed on settlement holidays that the exchange announces by circular.',
    links: [exchanges.nse],
  },
  commodity: {
    text: 'MCX’s hours and holidays for 2026. On most holidays only the morning is closed and trading begins at 17:00.',
    links: [exchanges.mcx, exchanges.ncdex],
  },
} as const;
