import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { listingColumns } from '@/components/pages/IssuesPage/listing-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { loadNewListings } from '@/lib/pages/issues/load-issues';
import { csvResponse } from '@/lib/tools/csv-response';
import { unavailable } from '@/lib/tools/responses';

/** The first days on NSE as a file. */
export async function GET(): Promise<Response> {
  const { listings, slugs } = await loadNewListings();
  if (!listings) return unavailable();
  const columns = filledColumns(listingColumns(slugs), listings.data, ['name', 'day']);
  return csvResponse(tableCsv(columns, listings.data), 'new-on-nse.csv');
}
