import { filledColumns } from '@/components/ui/Table/columns';
import { CONSTITUENT_COLUMNS } from '@/components/pages/IndicesPage/constituent-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { constituentsOf } from '@/lib/domain/index/constituents';
import { indexSlug } from '@/lib/domain/index/names';
import { loadIndexPage } from '@/lib/pages/markets/load-index-page';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ index: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const page = await loadIndexPage((await params).index);
  if (!page?.constituents || page.constituents.data.length === 0) return absent();
  const { quote, constituents, snapshot, companies } = page;
  const { rows } = constituentsOf(constituents.data, snapshot?.data ?? [], companies ?? [], quote);
  const columns = filledColumns(CONSTITUENT_COLUMNS, rows, ['name']);
  // The prices are those of the session; the names and weights are of an earlier day.
  const of = snapshot ?? constituents;
  return tableFile(request, { name: indexSlug(quote.name), columns, rows, of });
}
