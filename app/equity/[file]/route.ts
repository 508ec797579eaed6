import { flowColumns } from '@/components/pages/EquityPage/flow-columns';
import {
  INDEX_COLUMNS,
  INDUSTRY_COLUMNS,
  indexRows,
} from '@/components/pages/EquityPage/index-columns';
import { issueColumns } from '@/components/pages/EquityPage/issue-columns';
import { filledColumns, moversColumns } from '@/components/pages/EquityPage/movers-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { flowDays } from '@/lib/domain/market/flows';
import { industriesOf } from '@/lib/domain/market/industries';
import { ISSUE_STATES } from '@/lib/domain/market/issues';
import { readMoversChoice } from '@/lib/domain/market/movers-choice';
import { namesBySymbol } from '@/lib/domain/index/petals';
import { getCompanies } from '@/lib/provider/getters/companies';
import {
  getIndexQuotes,
  getInstitutionalFlows,
  getMarketSnapshot,
} from '@/lib/provider/getters/market';
import { loadIssueLists, loadMoversList } from '@/lib/pages/markets/load-market-pages';
import { csvResponse } from '@/lib/tools/csv-response';

type Query = Readonly<Record<string, string>>;

/** A limit above the number of industries. */
const ALL = 1000;

/** The tables of the page as CSV; a list that did not load gives the header row alone. */
const FILES: Readonly<Record<string, (query: Query) => Promise<string>>> = {
  'movers.csv': async (query) => {
    const [list, companies] = await Promise.all([
      loadMoversList(readMoversChoice(query)),
      getCompanies(),
    ]);
    return tableCsv(moversColumns(namesBySymbol(companies?.data ?? null)), list?.data ?? []);
  },
  'indices.csv': async () => {
    const [NSE, BSE] = await Promise.all([getIndexQuotes('nse'), getIndexQuotes('bse')]);
    const rows = indexRows({ NSE, BSE });
    return tableCsv(filledColumns(INDEX_COLUMNS, rows, ['name', 'value', 'percent']), rows);
  },
  'industries.csv': async ({ exchange }) => {
    const snapshot = await getMarketSnapshot(exchange === 'bse' ? 'BSE' : 'NSE');
    return tableCsv(INDUSTRY_COLUMNS, industriesOf(snapshot?.data ?? [], ALL).days);
  },
  'flows.csv': async () => {
    const days = flowDays((await getInstitutionalFlows())?.data ?? []);
    return tableCsv(flowColumns(days), days);
  },
  'issues.csv': async (query) => {
    const state = ISSUE_STATES.find((one) => one === query.state) ?? 'open';
    return tableCsv(issueColumns(state), (await loadIssueLists())[state]?.data ?? []);
  },
};

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const write = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
  if (!write) return new Response(null, { status: 404 });
  return csvResponse(await write(Object.fromEntries(new URL(request.url).searchParams)), file);
}
