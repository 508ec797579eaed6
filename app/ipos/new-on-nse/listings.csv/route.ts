import { filledColumns } from '@/components/ui/Table/columns';
import { listingColumns } from '@/components/pages/IssuesPage/listing-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { loadNewListings } from '@/lib/pages/issues/load-issues';

/** The first days on NSE as a file. */
export async function GET(request: Request): Promise<Response> {
  const { listings, slugs } = await loadNewListings();
  const rows = listings?.data ?? [];
  const columns = filledColumns(listingColumns(slugs), rows, ['name', 'day']);
  return tableFile(request, { name: 'new-on-nse', columns, rows, of: listings });
}
