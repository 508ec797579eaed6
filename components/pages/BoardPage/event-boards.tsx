import { dividendOf } from '@/lib/domain/company/purposes';
import {
  actionRows,
  type ActionRow,
  comingFinding,
  type MeetingRow,
  meetingWords,
  pastFinding,
  resultRows,
  splitAt,
} from '@/lib/domain/market/corporate-actions';
import type { NamesBySymbol } from '@/lib/domain/index/petals';
import type { BoardMeeting, CorporateAction } from '@/lib/domain/market/records';
import type { Sourced } from '@/lib/domain/sourced';

import type { Board } from './board';
import { companyColumn, dayColumn } from './company-cell';

/** What is to come, and what is past. */
type BoardPair<Row> = readonly [Board<Row>, Board<Row>];

interface Events<Event> {
  /** The session that events are coming from. */
  readonly day: string;
  readonly events: Sourced<readonly Event[]> | null;
  readonly names: NamesBySymbol;
}

/** Shares that go ex soon, and those that did. */
export function actionBoards({
  day,
  events,
  names,
}: Events<CorporateAction>): BoardPair<ActionRow> {
  const { coming, past } = splitAt(actionRows(events?.data ?? []), day);
  const columns: Board<ActionRow>['columns'] = [
    companyColumn(names),
    dayColumn('Ex-date', ({ exDate }) => exDate, true),
    { key: 'kind', label: 'Kind', value: ({ kind }) => kind },
    {
      ...{ key: 'dividend', label: 'Dividend ₹', isFigure: true, format: 'number' },
      value: ({ purpose }) => dividendOf(purpose),
    },
    dayColumn('Record date', ({ recordDate }) => recordDate),
    {
      ...{ key: 'purpose', label: 'In the exchange’s words', isWide: true },
      value: ({ purpose }) => purpose,
    },
  ];
  const board = { columns, none: 'No share has a day of this kind on record here.' };
  return [
    {
      ...{ ...board, id: 'corporate-actions', rows: coming },
      caption: 'Corporate actions to come, by ex-date',
      finding: comingFinding(coming, 'share goes ex', 'shares go ex') ?? 'No ex-date is announced',
    },
    {
      ...{ ...board, id: 'corporate-actions-past', rows: past },
      caption: 'Corporate actions of the last thirty days, newest first',
      finding: pastFinding(past, 'share went ex', 'shares went ex'),
    },
  ];
}

/** Companies whose results are due soon, and those that were. */
export function resultBoards({ day, events, names }: Events<BoardMeeting>): BoardPair<MeetingRow> {
  const { coming, past } = splitAt(resultRows(events?.data ?? []), day);
  const columns: Board<MeetingRow>['columns'] = [
    companyColumn(names),
    dayColumn('Meeting', ({ date }) => date, true),
    {
      ...{ key: 'words', label: 'In the exchange’s words', isWide: true },
      value: ({ purpose, details }) => meetingWords(details) ?? purpose,
    },
  ];
  const board = { columns, none: 'No company has a day for results on record here.' };
  return [
    {
      ...{ ...board, id: 'results-calendar', rows: coming },
      caption: 'Board meetings for results to come, by day',
      finding:
        comingFinding(
          coming,
          'company has announced its date',
          'companies have announced a date',
        ) ?? 'No company has announced its date for results yet',
    },
    {
      ...{ ...board, id: 'results-calendar-past', rows: past },
      caption: 'Board meetings for results of the last thirty days, newest first',
      finding: pastFinding(past, 'company met on results', 'companies met on results'),
    },
  ];
}
