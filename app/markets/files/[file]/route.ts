import type { Board } from '@/components/pages/BoardPage/board';
import {
  banBoards,
  lotBoard,
  optionBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { actionBoards, resultBoards } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { unreadableDay } from '@/lib/domain/market/lists/rows';
import { namesBySymbol } from '@/lib/domain/index/petals';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadDatedBoard, loadEvents, loadLotSizes } from '@/lib/pages/markets/load-lists';
import { getEtfs, getMarketSnapshot } from '@/lib/provider/getters/market';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent, refused } from '@/lib/tools/responses';

/** A board as a file, with the columns that its table has. */
function fileOf<Row>({ columns, rows }: Board<Row>): string {
  const [first] = columns;
  return tableCsv(filledColumns(columns, rows, first ? [first.key] : []), rows);
}

async function actions(at: 0 | 1) {
  const { companies, ...events } = await loadEvents('corporateActions');
  return fileOf(actionBoards({ ...events, names: namesBySymbol(companies) })[at]);
}

async function results(at: 0 | 1) {
  const { companies, ...events } = await loadEvents('boardMeetings');
  return fileOf(resultBoards({ ...events, names: namesBySymbol(companies) })[at]);
}

async function bans(at: 0 | 1, query: URLSearchParams) {
  const { answer, companies } = await loadDatedBoard('foBan', Object.fromEntries(query));
  return fileOf(banBoards(answer?.data.rows ?? [], namesBySymbol(companies))[at]);
}

/** The boards by the names of their files. */
const FILES: Readonly<Record<string, (query: URLSearchParams) => Promise<string | null>>> = {
  'ban-list.csv': (query) => bans(0, query),
  'ban-list-near.csv': (query) => bans(1, query),
  'participants.csv': async (query) => {
    const { answer } = await loadDatedBoard('participants', Object.fromEntries(query));
    return fileOf(participantBoard(answer?.data.rows ?? []));
  },
  'lot-sizes.csv': async () => {
    const { lots, companies } = await loadLotSizes();
    return fileOf(lotBoard(lots?.data ?? [], namesBySymbol(companies)));
  },
  'option-chain.csv': async (query) => {
    const { answer, companies } = await loadDatedBoard(
      'optionUnderlyings',
      Object.fromEntries(query),
    );
    return fileOf(optionBoard(answer?.data.rows ?? [], namesBySymbol(companies)));
  },
  'sectors.csv': async () => fileOf(sectorBoard(await getMarketSnapshot('NSE'))),
  'etfs.csv': async () => fileOf(etfBoard(await getEtfs('NSE'))),
  'corporate-actions.csv': () => actions(0),
  'corporate-actions-past.csv': () => actions(1),
  'results-calendar.csv': () => results(0),
  'results-calendar-past.csv': () => results(1),
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const write = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
  const query = new URL(request.url).searchParams;
  const asked = readAskedDay(query.get('on') ?? '');
  if (write && asked.kind === 'unreadable') return refused(unreadableDay(asked.given));
  const text = write && (await write(query));
  return text ? csvResponse(text, file) : absent();
}
