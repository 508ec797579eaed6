import { PeriodChoice } from '@/components/sections/market/DayChoice';
import { SiteLink } from '@/components/site/SiteLink';
import { FileLinks } from '@/components/ui/FileLinks';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { byDay } from '@/lib/domain/market/event-month';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { type Sourced, titleOf } from '@/lib/domain/sourced';
import { formatDate, formatMonth } from '@/lib/tools/format';
import type { SiteHref, SitePath } from '@/lib/tools/site-path';
import { weekdayOf } from '@/lib/tools/time';

import { calendarPath, CALENDARS } from '@/lib/pages/calendars/calendar-names';
import { companyPath } from '@/lib/pages/addresses/paths';

import { titledBoard } from './board';
import { BoardPage, type BoardPageProps } from './BoardPage';
import type { EventBoard } from './event-boards';
import basics from '@/components/ui/Basics.module.scss';
import styles from './BoardPage.module.scss';
import { dayAnchor, MonthGrid } from './MonthGrid';

interface Event {
  readonly symbol: string;
  readonly name: string | null;
  readonly day: string;
  readonly recordDate?: string | null;
}

/** Companies of a day that are shown before its fold; a fold hides at least two. */
const SHOWN = 5;

function Company({ row, names }: { row: Event; names: NamesBySymbol }) {
  const slug = names.get(row.symbol)?.slug;
  const name = nameOfRow(row, names);
  return slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name;
}

interface RowsProps<Row> extends Pick<EventBoard<Row>, 'words' | 'outcome'> {
  caption: string;
  rows: readonly Row[];
  names: NamesBySymbol;
}

/** A link to the outcome of an event. */
function Outcome({ href, children }: { href: SiteHref | null; children: string }) {
  if (!href) return null;
  return (
    <>
      {', '}
      <SiteLink href={href}>
        filed<span className="visually-hidden">: {children}</span>
      </SiteLink>
    </>
  );
}

function Rows<Row extends Event>({ caption, rows, names, words, outcome }: RowsProps<Row>) {
  return (
    <table className={styles.rows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Company</th>
          <th scope="col">What</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={`${row.symbol} ${at}`}>
            <th scope="row">
              <Company row={row} names={names} />
            </th>
            <td>
              {words(row)}
              <Outcome href={outcome?.(row) ?? null}>{nameOfRow(row, names)}</Outcome>
              {row.recordDate && row.recordDate !== row.day && (
                <span>, record date {formatDate(row.recordDate)}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day's events: the largest companies, the others in a fold. */
function DayList<Row extends Event>({ rows, ...props }: RowsProps<Row>) {
  const shown = rows.length === SHOWN + 1 ? rows.length : SHOWN;
  const more = rows.slice(shown);
  return (
    <>
      <Rows {...props} rows={rows.slice(0, shown)} />
      {more.length > 0 && (
        <details>
          <summary className={basics.linkButton}>{`${more.length} more`}</summary>
          <Rows {...props} rows={more} />
        </details>
      )}
    </>
  );
}

interface EventsPageProps<Row> {
  path: SitePath;
  note: BoardPageProps<Row>['notes'][number];
  board: EventBoard<Row>;
  events: Sourced<unknown> | null;
  names: NamesBySymbol;
  /** The newest session. */
  day: string;
  ages: MarketClock;
  /** `YYYY-MM`: the month of the newest session, the shown one, and the available ones. */
  now: string;
  month: string;
  around: readonly string[];
}

/** The companies of each day of a month. */
function Days<Row extends Event>({
  board,
  names,
}: {
  board: EventBoard<Row>;
  names: NamesBySymbol;
}) {
  return (
    <Ledger space="whole">
      {[...byDay(board.rows)].map(([of, rows]) => (
        <section key={of} id={dayAnchor(of)} className={styles.of}>
          <h2>
            <time dateTime={of}>{`${weekdayOf(of)}, ${formatDate(of)}`}</time>
          </h2>
          <DayList
            caption={`${board.caption}: ${formatDate(of)}`}
            words={board.words}
            outcome={board.outcome}
            rows={rows}
            names={names}
          />
        </section>
      ))}
    </Ledger>
  );
}

/** A month of events: its days as a grid with a choice of the months around it, then each day. */
export function EventsPage<Row extends Event>(props: EventsPageProps<Row>) {
  const { path, note, events, names, day, ages, now, month, around } = props;
  const board = titledBoard(props.board, events);
  const query = month === now ? '' : `?month=${month}`;
  const hasEvents = board.rows.length > 0;
  const days = [...byDay(board.rows)].map(
    ([of, rows]) => [of, rows.map((row) => nameOfRow(row, names))] as const,
  );
  const reading = {
    title: 'Reading the month',
    text: `Each day has its number of companies and the largest of them; the deeper its colour, the more. The newest session, ${formatDate(day)}, is ringed.`,
  };
  return (
    <>
      <BoardPage
        path={path}
        board={props.board}
        answer={events && { ...events, asOf: day }}
        now={month === now ? ages : undefined}
        notes={hasEvents ? [reading, note] : [note]}
        ending={standardWarning.text}
        choice={
          <PeriodChoice
            path={path}
            name="month"
            label="Month"
            value={month}
            usual={now}
            periods={around}
            print={(one) => formatMonth(`${one}-01`)}
          />
        }
      >
        <MonthGrid
          caption={titleOf(events, `Days of ${formatMonth(`${month}-01`)}`)}
          month={month}
          newest={day}
          days={new Map(days)}
        />
        <p className={styles.foot}>
          <FileLinks href={`/markets/files/${board.id}.csv${query}`} of={board.caption} />{' '}
          <a href={calendarPath(board.calendar)}>{CALENDARS[board.calendar]} (ICS)</a>
        </p>
      </BoardPage>
      {hasEvents && <Days board={board} names={names} />}
    </>
  );
}
