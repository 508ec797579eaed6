import { SpecialSessions } from '@/components/sections/market/SpecialSessions';
import { Section } from '@/components/sections/text/Section';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { ANNOUNCED_TO, calendarSources, weekendHolidays } from '@/lib/content/market-calendar';
import { exchanges } from '@/lib/content/authorities';
import { calendarPath } from '@/lib/pages/calendars/calendar-names';
import { formatDate } from '@/lib/tools/format';
import {
  holidayCount,
  type HolidayRow,
  holidaysOf,
  holidayYears,
  nextHolidaySentence,
} from '@/lib/domain/calendar/holidays';
import type { SegmentCalendar } from '@/lib/domain/calendar/hours';
import { indianClock, weekdayOf } from '@/lib/tools/time';

import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';

import basics from '@/components/ui/Basics.module.scss';

export interface HolidaysPageProps {
  equity: SegmentCalendar;
  commodity: SegmentCalendar;
  /** ISO instant of rendering. */
  now: string;
}

const dayCell = (day: string) => <time dateTime={day}>{formatDate(day)}</time>;

const COLUMNS: readonly Column<HolidayRow>[] = [
  day('day', 'Day', ({ day }) => day, { cell: ({ day }) => dayCell(day) }),
  words('weekday', 'Weekday', ({ weekday }) => weekday, { slot: 'line' }),
  words('name', 'Holiday', ({ name }) => name),
  words('commodity', 'Commodities', ({ commodity }) => commodity, { slot: 'line' }),
];

interface YearProps {
  year: string;
  calendars: Omit<HolidaysPageProps, 'now'>;
  /** `YYYY-MM-DD` */
  today: string;
  ground: 'plain' | 'tint';
}

function Year({ year, calendars, today, ground }: YearProps) {
  const rows = holidaysOf(calendars, year);
  const isAnnounced = year <= ANNOUNCED_TO;
  const weekends = weekendHolidays.filter(({ day }) => day.startsWith(year));
  return (
    <Section
      id={`y${year}`}
      heading={`${year}: ${holidayCount(rows, today, isAnnounced)}`}
      lead={
        isAnnounced
          ? 'Shares, derivatives and currencies are closed all day. Commodities often open in the evening.'
          : 'The exchanges publish the year’s list in the December before.'
      }
      ground={ground}
      note={
        weekends.length > 0 && (
          <SideNote title="Holidays at weekends">
            {weekends.map(({ day, name }) => (
              <p key={day}>
                {name}: {weekdayOf(day)}, {dayCell(day)}
              </p>
            ))}
          </SideNote>
        )
      }
    >
      <div className={basics.groups}>
        <Table
          caption={`Trading holidays of ${year}`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ day }) => day}
        />
        <SpecialSessions year={year} />
      </div>
    </Section>
  );
}

/** Every day without trading, by year. */
export function HolidaysPage({ now, ...calendars }: HolidaysPageProps) {
  const today = indianClock(new Date(now)).day;
  return (
    <>
      <PageHead
        path="/market-holidays"
        heading="Market holidays"
        lead={`${nextHolidaySentence(calendars, today)}.`}
        note={
          <SideNote title="Source">
            <p>
              Holiday lists of <ExternalLink href={exchanges.nse.href}>NSE</ExternalLink>,{' '}
              <ExternalLink href={exchanges.bse.href}>BSE</ExternalLink> and{' '}
              <ExternalLink href={exchanges.mcx.href}>MCX</ExternalLink>, as of{' '}
              {formatDate(calendarSources.asOf)}. Exchanges can add or move a day by circular.
            </p>
          </SideNote>
        }
      />
      {holidayYears(calendars).map((year, at) => (
        <Year
          key={year}
          year={year}
          calendars={calendars}
          today={today}
          ground={at === 1 ? 'tint' : 'plain'}
        />
      ))}
      <Section id="files" heading="Dates in your own calendar">
        <LinkRows
          rows={[
            {
              name: 'NSE and BSE holidays (ICS)',
              href: '/market-holidays.ics',
              text: 'Subscribe to this address or open the file: one entry for each day without trading in shares.',
            },
            {
              name: 'MCX holidays (ICS)',
              href: '/market-holidays.ics?segment=commodity',
              text: 'The same days for commodities, with the hour at which an evening session opens.',
            },
            {
              name: 'Results (ICS)',
              href: calendarPath('results'),
              text: 'The days on which boards of listed companies meet on results.',
            },
            {
              name: 'Ex-dates (ICS)',
              href: calendarPath('ex-dates'),
              text: 'Dividends, bonus issues, splits and rights by ex-date.',
            },
            {
              name: 'Public issues (ICS)',
              href: calendarPath('ipos'),
              text: 'The days on which bidding opens and closes, allotment and listing.',
            },
          ]}
        />
      </Section>
    </>
  );
}
