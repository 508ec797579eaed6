import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { CONSTITUENT_COLUMNS } from '@/components/pages/IndicesPage/constituent-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { constituentsOf } from '@/lib/domain/index/constituents';
import { indexSlug } from '@/lib/domain/index/names';
import { loadIndexPage } from '@/lib/pages/markets/load-index-page';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ index: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const page = await loadIndexPage((await params).index);
  if (!page?.constituents || page.constituents.data.length === 0) return absent();
  const { quote, constituents, snapshot, companies } = page;
  const { rows } = constituentsOf(constituents.data, snapshot?.data ?? [], companies ?? [], quote);
  const columns = filledColumns(CONSTITUENT_COLUMNS, rows, ['name']);
  return csvResponse(tableCsv(columns, rows), `${indexSlug(quote.name)}.csv`);
}
