import { filledColumns } from '@/components/ui/Table/columns';
import type { Board } from '@/components/pages/BoardPage/board';
import {
  banBoards,
  lotBoard,
  optionBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { actionBoard, filedBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { tableFile } from '@/components/ui/Table/table-file';
import { marketClock } from '@/lib/content/market-clock';
import { dayOf } from '@/lib/domain/figure/tense';
import { withheldBans } from '@/lib/domain/contract/positions';
import { unreadableDay } from '@/lib/domain/market/lists/rows';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import {
  loadDatedBoard,
  loadEventMonth,
  loadLotSizes,
  loadResultsMonth,
} from '@/lib/pages/markets/load-lists';
import { getEtfs, getMarketSnapshot } from '@/lib/provider/getters/market';
import { absent, refused } from '@/lib/tools/responses';
import { tableNameOf } from '@/lib/tools/table-file';

type Query = Readonly<Record<string, string>>;

/** Makes the file of a board, with the columns that its table has; its name carries the day. */
type Write = <Row>(board: Board<Row>, of: Sourced<unknown> | null) => Response;

const writer =
  (request: Request, name: string): Write =>
  ({ columns, rows }, of) => {
    const [first] = columns;
    const filled = filledColumns(columns, rows, first ? [first.key] : []);
    const day = dayOf(of?.asOf);
    return tableFile(request, { name: day ? `${name}-${day}` : name, columns: filled, rows, of });
  };

/** An answer of one session, whose figures are of that session's day. */
const inSession = (answer: Sourced<Dated<unknown>> | null) =>
  answer && { ...answer, asOf: answer.data.date };

async function bans(at: 0 | 1, query: Query, write: Write) {
  const { asked, answer, companies, now } = await loadDatedBoard('foBan', query);
  if (asked.kind === 'newest' && withheldBans(answer, now) !== null) return absent();
  const day = answer?.data.date ?? null;
  const boards = banBoards(answer?.data.rows ?? [], namesBySymbol(companies), { day, now });
  return write(boards[at], inSession(answer));
}

/** The boards by the names of their files, without the suffix. */
const FILES: Readonly<Record<string, (query: Query, write: Write) => Promise<Response>>> = {
  'ban-list': (query, write) => bans(0, query, write),
  'ban-list-near': (query, write) => bans(1, query, write),
  participants: async (query, write) => {
    const { answer, now } = await loadDatedBoard('participants', query);
    const age = { day: answer?.data.date ?? null, now };
    return write(participantBoard(answer?.data.rows ?? [], age), inSession(answer));
  },
  'lot-sizes': async (_, write) => {
    const { lots, companies, now } = await loadLotSizes();
    const age = { day: dayOf(lots?.asOf), now };
    return write(lotBoard(lots?.data ?? [], namesBySymbol(companies), age), lots);
  },
  'option-chain': async (query, write) => {
    const { answer, companies, now } = await loadDatedBoard('optionUnderlyings', query);
    const age = { day: answer?.data.date ?? null, now };
    const board = optionBoard(answer?.data.rows ?? [], namesBySymbol(companies), age);
    return write(board, inSession(answer));
  },
  'new-results': async (query, write) => {
    const { answer, companies } = await loadDatedBoard('filedResults', query);
    const board = filedBoard(answer?.data.rows ?? [], namesBySymbol(companies));
    return write(board, inSession(answer));
  },
  sectors: async (_, write) => {
    const snapshot = await getMarketSnapshot('NSE');
    return write(sectorBoard(snapshot, namesBySymbol(null)), snapshot);
  },
  etfs: async (_, write) => {
    const etfs = await getEtfs('NSE');
    return write(etfBoard(etfs, marketClock(new Date())), etfs);
  },
  'corporate-actions': async (query, write) => {
    const month = await loadEventMonth('corporateActions', query);
    return write(actionBoard(month), month.events);
  },
  'results-calendar': async (query, write) => {
    const month = await loadResultsMonth(query);
    return write(resultBoard(month), month.events);
  },
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = tableNameOf((await params).file);
  const answer = name !== null && Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (name === null || !answer) return absent();
  const query = new URL(request.url).searchParams;
  const asked = readAskedDay(query.get('on') ?? '');
  if (asked.kind === 'unreadable') return refused(unreadableDay(asked.given));
  return answer(Object.fromEntries(query), writer(request, name));
}
