import { filledColumns } from '@/components/ui/Table/columns';
import { listColumns } from '@/components/sections/market/list-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { listRows, unreadableDay } from '@/lib/domain/market/lists/rows';
import { marketListOf } from '@/lib/domain/market/lists/table';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadListPage } from '@/lib/pages/markets/load-lists';
import { absent, refused } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ list: string }>;
}

/** The table of a list as a file; none for a day without a list, and a message for what is no day. */
export async function GET(request: Request, { params }: Context) {
  const list = marketListOf((await params).list);
  const asked = readAskedDay(new URL(request.url).searchParams.get('on') ?? '');
  if (!list) return absent();
  if (asked.kind === 'unreadable') return refused(unreadableDay(asked.given));
  const { answer, companies } = await loadListPage(list, asked);
  const date = answer?.data.date;
  if (!answer || !date) return absent();
  const rows = listRows(list, answer.data.rows);
  const columns = filledColumns(listColumns(list, namesBySymbol(companies)), rows, ['name']);
  return tableFile(request, {
    name: `${list.key}-${date}`,
    columns,
    rows,
    of: { ...answer, asOf: date },
  });
}
