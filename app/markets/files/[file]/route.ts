import type { Board } from '@/components/pages/BoardPage/board';
import {
  banBoards,
  lotBoard,
  optionBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { actionBoard, filedBoard, resultBoard } from '@/components/pages/BoardPage/event-boards';
import { etfBoard, sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { unreadableDay } from '@/lib/domain/market/lists/rows';
import { namesBySymbol } from '@/lib/domain/index/petals';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import {
  loadDatedBoard,
  loadEventMonth,
  loadLotSizes,
  loadResultsMonth,
} from '@/lib/pages/markets/load-lists';
import { getEtfs, getMarketSnapshot } from '@/lib/provider/getters/market';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent, refused } from '@/lib/tools/responses';

/** A board as a file, with the columns that its table has. */
function fileOf<Row>({ columns, rows }: Board<Row>): string {
  const [first] = columns;
  return tableCsv(filledColumns(columns, rows, first ? [first.key] : []), rows);
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
  'new-results.csv': async (query) => {
    const { answer, companies } = await loadDatedBoard('filedResults', Object.fromEntries(query));
    return fileOf(filedBoard(answer?.data.rows ?? [], namesBySymbol(companies)));
  },
  'sectors.csv': async () => fileOf(sectorBoard(await getMarketSnapshot('NSE'))),
  'etfs.csv': async () => fileOf(etfBoard(await getEtfs('NSE'))),
  'corporate-actions.csv': async (query) =>
    fileOf(actionBoard(await loadEventMonth('corporateActions', Object.fromEntries(query)))),
  'results-calendar.csv': async (query) =>
    fileOf(resultBoard(await loadResultsMonth(Object.fromEntries(query)))),
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
