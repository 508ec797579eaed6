import { chainFileColumns } from '@/components/pages/OptionChainPage/chain-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { loadOptionChain } from '@/lib/pages/markets/load-option-chain';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ symbol: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const page = await loadOptionChain((await params).symbol, query);
  const rows = page?.chain?.data.rows ?? [];
  if (!page || rows.length === 0) return absent();
  const { expiry } = page.chain?.data ?? {};
  const name = `${page.underlying.symbol.toLowerCase()}-options-${expiry ?? 'chain'}.csv`;
  return csvResponse(tableCsv(chainFileColumns, rows), name);
}
