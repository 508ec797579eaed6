import { chainFileColumns } from '@/components/pages/OptionChainPage/chain-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { loadOptionChain } from '@/lib/pages/markets/load-option-chain';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ symbol: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const page = await loadOptionChain((await params).symbol, query);
  const { rows = [], expiry, date } = page?.chain?.data ?? {};
  if (!page?.chain || !date || rows.length === 0) return absent();
  const name = `${page.underlying.symbol.toLowerCase()}-options-${expiry ?? 'chain'}-on-${date}`;
  return tableFile(request, {
    name,
    columns: chainFileColumns,
    rows,
    of: { ...page.chain, asOf: date },
  });
}
