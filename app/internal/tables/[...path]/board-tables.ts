import type { Board } from '@/components/pages/BoardPage/board';
import {
  banBoards,
  lotBoard,
  optionBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { actionBoard, filedBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { filledColumns } from '@/components/ui/Table/columns';
import { tableOf } from '@/components/ui/Table/table-file';
import { marketClock } from '@/lib/content/market-clock';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { withheldBans } from '@/lib/domain/contract/positions';
import { dayOf } from '@/lib/domain/figure/tense';
import { unreadableDay } from '@/lib/domain/market/lists/rows';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import {
  loadDatedBoard,
  loadEventMonth,
  loadLotSizes,
  loadResultsMonth,
} from '@/lib/pages/markets/load-lists';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { absent, refused } from '@/lib/tools/responses';

import type { LoadTable } from './load-table';
import { load } from '@/lib/provider/load';

/** The file of a board, with the columns that its table has; its name carries the day. */
function fileOf<Row>({ id, columns, rows }: Board<Row>, of: Sourced<unknown> | null) {
  const [first] = columns;
  const day = dayOf(of?.asOf);
  return tableOf({
    name: day ? `${id}-${day}` : id,
    columns: filledColumns(columns, rows, first ? [first.key] : []),
    rows,
    of,
  });
}

/** An answer of one session, whose figures are of that session's day. */
const inSession = (answer: Sourced<Dated<unknown>> | null) =>
  answer && { ...answer, asOf: answer.data.date };

/** The file of a board for the day that the query asks for; a message for what is no day. */
const board =
  (load: (query: SearchParameters) => ReturnType<LoadTable>): LoadTable =>
  async ({ query }) => {
    const asked = readAskedDay(parameter(query, 'on'));
    return asked.kind === 'unreadable' ? refused(unreadableDay(asked.given)) : load(query);
  };

const bans = (at: 0 | 1): LoadTable =>
  board(async (query) => {
    const { asked, answer, names, age } = await loadDatedBoard('foBan', query);
    if (asked.kind === 'newest' && withheldBans(answer, age.now) !== null) return absent();
    const boards = banBoards(answer?.data.rows ?? [], names, age);
    return fileOf(boards[at], inSession(answer));
  });

/** The tables of the pages of boards. */
export const boardTables = {
  '/markets/files/ban-list': bans(0),
  '/markets/files/ban-list-near': bans(1),
  '/markets/files/participants': board(async (query) => {
    const { answer, age } = await loadDatedBoard('participants', query);
    return fileOf(participantBoard(answer?.data.rows ?? [], age), inSession(answer));
  }),
  '/markets/files/lot-sizes': board(async () => {
    const { lots, names, age } = await loadLotSizes();
    return fileOf(lotBoard(lots?.data ?? [], names, age), lots);
  }),
  '/markets/files/option-chain': board(async (query) => {
    const { answer, names, age } = await loadDatedBoard('optionUnderlyings', query);
    return fileOf(optionBoard(answer?.data.rows ?? [], names, age), inSession(answer));
  }),
  '/markets/files/new-results': board(async (query) => {
    const { answer, names, age } = await loadDatedBoard('filedResults', query);
    return fileOf(filedBoard(answer?.data.rows ?? [], names, age), inSession(answer));
  }),
  '/markets/files/sectors': board(async () => {
    const snapshot = await load('marketSnapshot', { exchange: 'NSE' });
    return fileOf(sectorBoard(snapshot, namesBySymbol(null), marketClock(new Date())), snapshot);
  }),
  '/markets/files/etfs': board(async () => {
    const etfs = await load('etfs', { exchange: 'NSE' });
    return fileOf(etfBoard({ etfs, now: marketClock(new Date()) }), etfs);
  }),
  '/markets/files/corporate-actions': board(async (query) => {
    const month = await loadEventMonth('corporateActions', query);
    return fileOf(actionBoard(month), month.events);
  }),
  '/markets/files/results-calendar': board(async (query) => {
    const month = await loadResultsMonth(query);
    return fileOf(resultBoard(month), month.events);
  }),
} as const satisfies Record<string, LoadTable>;
