import { formatCount } from '@/lib/tools/format';
import { emptySearches } from '@/lib/search/empty-searches';

import { statusTable } from '@/lib/tools/status-table';

const SCOPE =
  'In the last seven days, since the start of this process, of this process alone. The same address counts once a minute, and what the box finds in the browser is not counted.';

/** What visitors looked for without finding it, as counts. */
export function searchesTable(now: number): string {
  const rows = emptySearches(new Date(now)).map(({ query, times }) => [query, formatCount(times)]);
  if (rows.length === 0) return `<p>No search found nothing five times. ${SCOPE}</p>`;
  return statusTable({
    label: 'Searches without a result',
    caption: `Searches that found nothing, five times or more. ${SCOPE} # is a digit.`,
    columns: ['Search', 'Times'],
    rows,
  });
}
