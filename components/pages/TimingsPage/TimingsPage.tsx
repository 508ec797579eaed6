import { HoursSource, HoursTable } from '@/components/sections/market/HoursSection';
import { LiveStatus } from '@/components/sections/market/LiveStatus.client';
import { SpecialSessions } from '@/components/sections/market/SpecialSessions';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { calendarOf, hoursInWords } from '@/lib/content/market-calendar';
import { timings } from '@/lib/content/market-timings';
import { nextHolidaySentence } from '@/lib/domain/calendar/holidays';
import { calendarFrom, marketStatus, PHASE_NAMES, statusDetail } from '@/lib/domain/calendar/hours';
import { formatAsOf } from '@/lib/tools/format';
import { indianClock } from '@/lib/tools/time';

interface TimingsPageProps {
  /** ISO instant of rendering. */
  now: string;
}

type Timing = (typeof timings)[number];

/** The markets and their states, as of the rendering; a script keeps them up to date. */
const stateColumns = (now: string): readonly Column<Timing>[] => {
  const moment = new Date(now);
  const calendar = ({ segment }: Timing) => calendarFrom(calendarOf(segment), moment);
  const stateOf = (timing: Timing) => {
    const status = marketStatus(calendar(timing), moment);
    return `${PHASE_NAMES[status.phase]}. ${statusDetail(status, moment)}`;
  };
  return [
    words('name', 'Market', ({ name }) => name, {
      cell: ({ name, segment }) => <a href={`#${segment}`}>{name}</a>,
    }),
    words('state', 'State', stateOf, {
      cell: (timing) => <LiveStatus calendar={calendar(timing)} renderedAt={now} />,
    }),
  ];
};

const normalHours = ({ segment }: Timing): string =>
  hoursInWords[segment].find(({ name }) => /^(?:Normal trading|Metals)/.test(name))?.hours ?? '';

/** The hours of every market, which of them trades, and the days with other hours. */
export function TimingsPage({ now }: TimingsPageProps) {
  const { day: today } = indianClock(new Date(now));
  const calendars = { equity: calendarOf('equity'), commodity: calendarOf('commodity') };
  return (
    <>
      <PageHead
        path="/market-timings"
        heading="Market timings"
        lead="Shares on NSE and BSE trade from 09:15 to 15:30 IST, Monday to Friday, after a pre-open session from 09:00."
        note={
          <SideNote title="Times">
            <p>
              <noscript>States as of {formatAsOf(now)}. </noscript>
              All times are Indian Standard Time, five and a half hours ahead of UTC.
            </p>
          </SideNote>
        }
      >
        <Table
          caption="The markets"
          columns={stateColumns(now)}
          rows={timings}
          rowKey={({ segment }) => segment}
          layout="words"
        />
      </PageHead>
      {timings.map((timing, at) => (
        <Section
          id={timing.segment}
          heading={`${timing.name}: ${normalHours(timing)}`}
          lead={timing.text}
          more={<SiteLink href={timing.board}>Prices</SiteLink>}
          key={timing.segment}
          ground={at % 2 === 0 ? 'tint' : 'plain'}
          note={<HoursSource segment={timing.segment} />}
        >
          <HoursTable segment={timing.segment} />
        </Section>
      ))}
      <Section
        id="other-days"
        heading="Holidays and special sessions"
        lead={`${nextHolidaySentence(calendars, today)}.`}
        more={<SiteLink href="/market-holidays">All holidays</SiteLink>}
      >
        <div className={basics.groups}>
          <p>
            There is no trading on Saturdays, Sundays and the exchanges’ holidays. Special sessions
            are the exception: one on the Union Budget if it falls on a weekend, and the muhurat
            session of an hour or so on Diwali Laxmi Pujan.
          </p>
          <SpecialSessions year={today.slice(0, 4)} />
        </div>
      </Section>
    </>
  );
}
