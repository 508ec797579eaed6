import { filledColumns } from '@/components/ui/Table/columns';
import { flowColumns } from '@/components/pages/EquityPage/flow-columns';
import {
  INDEX_COLUMNS,
  INDUSTRY_COLUMNS,
  indexRows,
} from '@/components/sections/market/index-columns';
import { issueColumns } from '@/components/sections/market/issue-columns';
import { moversColumns } from '@/components/sections/market/movers-columns';
import { type FileColumn, tableFile } from '@/components/ui/Table/table-file';
import { flowDays } from '@/lib/domain/market/flows';
import { industriesOf } from '@/lib/domain/market/industries';
import { ISSUE_STATES } from '@/lib/domain/market/issues';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Sourced } from '@/lib/domain/sourced';
import { getCompanies } from '@/lib/provider/getters/companies';
import {
  getIndexQuotes,
  getInstitutionalFlows,
  getMarketSnapshot,
} from '@/lib/provider/getters/market';
import { loadIssueLists, loadMoversList } from '@/lib/pages/markets/load-market-pages';
import { absent } from '@/lib/tools/responses';
import { tableNameOf } from '@/lib/tools/table-file';

type Query = Readonly<Record<string, string>>;

/** Makes a file. @param of whose rows they are; `null` while they have not loaded */
type Write = <Row>(
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  of: Sourced<unknown> | null,
) => Response;

/** A limit above the number of industries. */
const ALL = 1000;

/** The tables of the page by the names of their files, without the suffix. */
const FILES: Readonly<Record<string, (query: Query, write: Write) => Promise<Response>>> = {
  movers: async (query, write) => {
    const [list, companies] = await Promise.all([
      loadMoversList(readMoversChoice(query)),
      getCompanies(),
    ]);
    const columns = moversColumns(namesBySymbol(companies?.data ?? null));
    return write(columns, list?.data ?? [], list);
  },
  indices: async (_, write) => {
    const [NSE, BSE] = await Promise.all([getIndexQuotes('nse'), getIndexQuotes('bse')]);
    const rows = indexRows({ NSE, BSE });
    return write(
      filledColumns(INDEX_COLUMNS, rows, ['name', 'value', 'percent']),
      rows,
      NSE ?? BSE,
    );
  },
  industries: async ({ exchange }, write) => {
    const snapshot = await getMarketSnapshot(exchange === 'bse' ? 'BSE' : 'NSE');
    return write(INDUSTRY_COLUMNS, industriesOf(snapshot?.data ?? [], ALL).days, snapshot);
  },
  flows: async (_, write) => {
    const flows = await getInstitutionalFlows();
    const days = flowDays(flows?.data ?? []);
    return write(flowColumns(days), days, flows);
  },
  issues: async (query, write) => {
    const state = ISSUE_STATES.find((one) => one === query.state) ?? 'open';
    const list = (await loadIssueLists())[state];
    const rows = list?.data ?? [];
    // The column of bids goes with its figures, which not every firm may show.
    return write(filledColumns(issueColumns(state), rows, ['name', 'days', 'band']), rows, list);
  },
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = tableNameOf((await params).file);
  const answer = name !== null && Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  if (name === null || !answer) return absent();
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return answer(query, (columns, rows, of) => tableFile(request, { name, columns, rows, of }));
}
