import { figure, percent, words } from '@/components/ui/Table/columns';
import { actionWords, dividendOf } from '@/lib/domain/company/purposes';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import {
  actionRows,
  type ActionRow,
  type MeetingRow,
  meetingWords,
  resultRows,
  resultWords,
} from '@/lib/domain/market/event-rows';
import { monthFinding } from '@/lib/domain/market/event-month';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import type { BoardMeeting, CorporateAction } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import type { FiledResult } from '@/lib/domain/company/records';
import { filedFindings } from '@/lib/domain/market/filed-sentences';
import { companyPath } from '@/lib/pages/addresses/paths';
import type { CalendarName } from '@/lib/pages/calendars/calendar-names';
import { asSentence } from '@/lib/tools/phrases';
import { formatMonth } from '@/lib/tools/format';
import type { SiteHref } from '@/lib/tools/site-path';

import type { Board, BoardAge } from './board';
import { companyColumn, dayColumn } from '@/components/sections/market/company-cell';

/** The events of a month, for its page and its file. */
export interface EventBoard<Row> extends Board<Row> {
  /** The description of an event in plain words. */
  readonly words: (row: Row) => string;
  /** The calendar file of all such events. */
  readonly calendar: CalendarName;
  /** The page with the event's outcome; `null` if it is not known. */
  readonly outcome?: (row: Row) => SiteHref | null;
}

interface Events<Event> {
  /** `YYYY-MM` */
  readonly month: string;
  readonly events: Sourced<readonly Event[]> | null;
  readonly names: NamesBySymbol;
  /** Market value by symbol, in ₹ crore. */
  readonly worth: ReadonlyMap<string, number>;
}

/** By day, then the largest company first. */
const ordered = <Row extends { readonly symbol: string; readonly day: string }>(
  rows: readonly Row[],
  worth: ReadonlyMap<string, number>,
): readonly Row[] =>
  [...rows].sort(
    (a, b) =>
      (a.day < b.day ? -1 : Number(a.day > b.day)) ||
      (worth.get(b.symbol) ?? 0) - (worth.get(a.symbol) ?? 0) ||
      (a.symbol < b.symbol ? -1 : 1),
  );

/** The month with its count; only the month if there are no events, since a file may be missing. */
const findingOf = (
  month: string,
  rows: readonly { readonly day: string }[],
  one: string,
  many: string,
): string => (rows.length > 0 ? `${month}: ${monthFinding(rows, one, many)}` : month);

/** Shares that go ex in a month. */
export function actionBoard(of: Events<CorporateAction>): EventBoard<ActionRow> {
  const month = formatMonth(`${of.month}-01`);
  const rows = ordered(actionRows(of.events?.data ?? []), of.worth);
  const action = ({ purpose }: ActionRow) => actionWords(purpose);
  return {
    id: 'corporate-actions',
    rows,
    words: action,
    calendar: 'ex-dates' as const,
    caption: `Corporate actions of ${month}`,
    headline: { heading: findingOf(month, rows, 'ex-date', 'ex-dates'), lead: null },
    columns: [
      companyColumn(of.names),
      dayColumn('exDate', 'Ex-date', ({ exDate }) => exDate),
      words('kind', 'Kind', ({ kind }) => kind),
      words('words', 'Action', action),
      words('dividend', 'Dividend ₹', ({ purpose }) => dividendOf(purpose)),
      dayColumn('recordDate', 'Record date', ({ recordDate }) => recordDate),
      words('purpose', 'In the exchange’s words', ({ purpose }) => purpose),
    ],
    none: of.events
      ? `No ex-date in ${month} is on record here.`
      : 'We can’t load the ex-dates now. Try again in a minute.',
  };
}

/** Companies whose boards meet to approve results in a month. */
export function resultBoard(
  of: Events<BoardMeeting> & {
    /** The filings, as symbol and day: `INFY 2026-10-15`. */
    readonly filed: ReadonlySet<string>;
  },
): EventBoard<MeetingRow> {
  const month = formatMonth(`${of.month}-01`);
  const rows = ordered(resultRows(of.events?.data ?? []), of.worth);
  const result = ({ details }: MeetingRow) => resultWords(details);
  const isFiled = ({ symbol, day }: MeetingRow) => of.filed.has(`${symbol} ${day}`);
  return {
    id: 'results-calendar',
    rows,
    words: result,
    calendar: 'results' as const,
    outcome: (row) => {
      const slug = of.names.get(row.symbol)?.slug;
      return slug && isFiled(row) ? `${companyPath(slug)}#results-heading` : null;
    },
    caption: `Board meetings on results of ${month}`,
    headline: {
      heading: findingOf(month, rows, 'company with results', 'companies with results'),
      lead: null,
    },
    columns: [
      companyColumn(of.names),
      dayColumn('date', 'Meeting', ({ date }) => date),
      words('words', 'For', result),
      words(
        'details',
        'In the exchange’s words',
        ({ purpose, details }) => meetingWords(details) ?? purpose,
      ),
      words('filed', 'Filed', (row) => (isFiled(row) ? 'Results' : null)),
    ],
    none: of.events
      ? `No meeting on results in ${month} is on record here.`
      : 'We can’t load the meetings on results now. Try again in a minute.',
  };
}

/** The filings of a day. @param rows the largest sales first */
export function filedBoard(
  rows: readonly FiledResult[],
  names: NamesBySymbol,
  { day, now }: BoardAge,
): Board<FiledResult> {
  return {
    id: 'new-results',
    rows,
    sortedBy: ['sales', 'descending'],
    caption: 'Results by company, ₹ crore',
    headline: headline('New results', filedFindings(rows), pastDay('market-list', day, now), now),
    none: 'No company filed results on this day.',
    columns: [
      companyColumn(names),
      words('period', 'Quarter to', ({ period }) => period, {
        cell: ({ period }) => formatMonth(period),
      }),
      figure('sales', 'Revenue ₹ crore', ({ salesCrore }) => salesCrore),
      percent(
        'sales-growth',
        'Revenue on the year %',
        ({ salesGrowthPercent }) => salesGrowthPercent,
      ),
      figure('profit', 'Net profit ₹ crore', ({ netProfitCrore }) => netProfitCrore),
      percent(
        'profit-growth',
        'Profit on the year %',
        ({ profitGrowthPercent }) => profitGrowthPercent,
      ),
      words('basis', 'Basis', ({ basis }) => basis && asSentence(basis)),
    ],
  };
}
