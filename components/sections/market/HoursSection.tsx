import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { calendarSources, hoursInWords, type HoursLine } from '@/lib/content/market-calendar';
import { formatDate } from '@/lib/tools/format';
import type { Segment } from '@/lib/domain/calendar/hours';
import { indianClock, weekdayOf } from '@/lib/tools/time';

import styles from './Market.module.scss';
import type { MarketClock } from './MarketStatus';

const HOURS: readonly Column<HoursLine>[] = [
  words('name', 'Session', ({ name }) => name, {
    cell: ({ name, note }) => (
      <>
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </>
    ),
  }),
  words('hours', 'Hours, IST', ({ hours }) => hours, { isFigure: true }),
];

/** The hours of a segment on ordinary days. */
export function HoursTable({ segment }: { segment: Segment }) {
  return (
    <Table
      caption="Monday to Friday"
      showCaption
      columns={HOURS}
      rows={hoursInWords[segment]}
      rowKey={({ name }) => name}
    />
  );
}

/** Where the hours of a segment are from, and of which day. */
export function HoursSource({ segment }: { segment: Segment }) {
  const source = calendarSources[segment];
  return (
    <SideNote title="Source">
      <p>{source.text}</p>
      <p>
        {source.links.map(({ name, href }, at) => (
          <span key={href}>
            {at > 0 && ', '}
            <ExternalLink href={href}>{name}</ExternalLink>
          </span>
        ))}
      </p>
      <p>As of {formatDate(calendarSources.asOf)}. Exchanges can change hours by circular.</p>
    </SideNote>
  );
}

/** Trading hours, and the days with exceptions. */
export function HoursSection({ segment, clock }: { segment: Segment; clock: MarketClock }) {
  const today = indianClock(new Date(clock.now)).day;
  const special = clock.calendar.specials.filter(({ day }) => day >= today);
  const coming = [
    ...clock.calendar.holidays.map(({ day, name, opensAt }) => ({
      day,
      name,
      what: opensAt ? `Closed until ${opensAt} IST` : 'Closed',
    })),
    ...special.map(({ day, name, sessions }) => ({
      day,
      name,
      what: sessions.length === 0 ? 'Hours by circular' : `Open at ${sessions[0]?.from} IST`,
    })),
  ]
    .filter(({ day }) => day >= today)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  return (
    <Section
      id="hours"
      heading="Hours and holidays"
      more={<SiteLink href="/market-timings">Timings of all markets</SiteLink>}
      note={<HoursSource segment={segment} />}
    >
      <div className={styles.halves}>
        <HoursTable segment={segment} />
        <Table<(typeof coming)[number]>
          caption="Next days with other hours"
          showCaption
          columns={[
            words('day', 'Day', ({ day }) => day, {
              cell: ({ day, name }) => (
                <>
                  {weekdayOf(day)}, <time dateTime={day}>{formatDate(day)}</time>
                  <span className={styles.note}>{name}</span>
                </>
              ),
            }),
            words('what', 'Trading', ({ what }) => what),
          ]}
          rows={coming}
          rowKey={({ day }) => day}
        />
      </div>
    </Section>
  );
}
