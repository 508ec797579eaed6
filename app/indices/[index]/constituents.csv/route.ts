import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { CONSTITUENT_COLUMNS } from '@/components/pages/IndicesPage/constituent-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { constituentsOf } from '@/lib/domain/index/constituents';
import { indexSlug } from '@/lib/domain/index/names';
import { findIndex, loadIndexPage } from '@/lib/pages/markets/load-index-page';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ index: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const one = await findIndex((await params).index);
  if (one.kind !== 'found') return absent();
  const { quote, constituents, snapshot, companies } = await loadIndexPage(one.found);
  if (!constituents || constituents.data.length === 0) return absent();
  const { rows } = constituentsOf(constituents.data, snapshot?.data ?? [], companies ?? [], quote);
  const columns = filledColumns(CONSTITUENT_COLUMNS, rows, ['name']);
  return csvResponse(tableCsv(columns, rows), `${indexSlug(quote.name)}.csv`);
}
