import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Divider } from '@/components/ui/Divider/Divider';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, count, day, figure, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { eventsSentence, nextEvents } from '@/lib/domain/company/events';
import { shortName } from '@/lib/domain/company/names';
import { eventParts } from '@/lib/domain/company/parts';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { asSentence } from '@/lib/tools/phrases';
import { formatDate, formatNumber } from '@/lib/tools/format';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Dated } from '@/lib/domain/market/sources';
import { companyCalendarPath } from '@/lib/pages/calendars/calendar-names';
import { companyPath } from '@/lib/pages/addresses/paths';
import type {
  Company,
  CompanyAction,
  CompanyDeal,
  CompanyEvents,
} from '@/lib/domain/company/records';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

import { ACTIONS, ANNOUNCEMENTS, dayCell } from './event-columns';
import styles from './CompanyPage.module.scss';

const FACTOR: Column<CompanyAction> = words(
  'factor',
  'Earlier prices times',
  ({ factor }) => (factor === 1 ? '1' : formatNumber(factor, 4)),
  { isFigure: true },
);

const DEALS: readonly Column<CompanyDeal>[] = [
  day('date', 'Day', ({ date }) => date, { cell: ({ date }) => dayCell(date) }),
  words('client', 'Client', ({ client }) => client, { slot: 'line' }),
  words(
    'side',
    'Deal',
    ({ kind, side }) => `${asSentence(kind)}\u00a0${side === 'BUY' ? 'purchase' : 'sale'}`,
  ),
  count('quantity', 'Shares', ({ quantity }) => quantity),
  figure('price', 'Price ₹', ({ price }) => price),
];

/** The number of events of each kind here, newest first; separate pages have all. */
const MOST_ACTIONS = 5;
const MOST_ANNOUNCEMENTS = 3;

interface EventsSectionProps {
  company: Company;
  events: Sourced<CompanyEvents>;
  /** The source of the line under the company's name. */
  page: Dated | null;
  now: MarketClock;
}

/** Links to the pages with all events of a kind. */
function PartLinks({ company, events }: { company: Company; events: CompanyEvents }) {
  const parts = eventParts(events);
  if (parts.length === 0) return null;
  return (
    <p className={styles.behind}>
      {parts.map(({ label, part }) => (
        <SiteLink key={part} href={companyPath(company.slug, `/${part}`)} className={styles.link}>
          {label}
        </SiteLink>
      ))}
    </p>
  );
}

function CalendarLink({ symbol }: Pick<Company, 'symbol'>) {
  return symbol && <a href={companyCalendarPath(symbol)}>Its dates as a calendar (ICS)</a>;
}

/** Coming events, corporate actions, announcements and large deals. */
export function EventsSection({ company, events, page, now: { day } }: EventsSectionProps) {
  const { actions, announcements, deals } = events.data;
  const next = nextEvents(events.data, day);
  const name = shortName(company.name);
  const isAdjusted = actions.some(({ factor }) => factor !== 1);
  return (
    <>
      <Divider />
      <Ledger
        note={
          <SideNote title="As announced to the exchange">
            <p>
              From the ex-date on, a buyer has no right to the dividend, bonus or split.
              {isAdjusted &&
                ' Prices on this page from before a split or bonus are adjusted for it.'}
            </p>
          </SideNote>
        }
      >
        <SectionHead
          id="events-heading"
          more={next.length > 0 && <CalendarLink symbol={company.symbol} />}
          source={<PartSource of={{ events }} page={page} />}
          lead={
            next.length > 0 &&
            withSampleMark(
              events,
              `To come: ${next.map(({ date, what }) => `${what} on ${formatDate(date)}`).join('; ')}.`,
            )
          }
        >
          {withSampleMark(events, eventsSentence(events.data, day))}
        </SectionHead>
        {actions.length > 0 && (
          <Table
            caption={titleOf(events, `Dividends, bonus issues and splits of ${name}`)}
            showCaption
            columns={isAdjusted ? [...ACTIONS, FACTOR] : ACTIONS}
            rows={actions.slice(0, MOST_ACTIONS)}
            rowKey={({ exDate, purpose }) => exDate + purpose}
          />
        )}
        {announcements.length > 0 && (
          <Table
            caption={titleOf(events, `Announcements of ${name}`)}
            showCaption
            columns={ANNOUNCEMENTS}
            rows={announcements.slice(0, MOST_ANNOUNCEMENTS)}
            rowKey={({ date, text }) => date + text}
          />
        )}
        <PartLinks company={company} events={events.data} />
        {deals.length > 0 && (
          <Table
            caption={titleOf(events, `Bulk and block deals in ${name}`)}
            showCaption
            columns={DEALS}
            rows={deals}
            rowKey={({ date, client, side, quantity, price }) =>
              [date, client, side, quantity, price].join()
            }
          />
        )}
      </Ledger>
    </>
  );
}
