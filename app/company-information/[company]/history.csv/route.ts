import { dayColumns, dayRows } from '@/components/pages/CompanyPage/day-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ company: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const page = await loadCompanyPart((await params).company, 'history');
  if (!page?.days || page.days.data.length === 0) return absent();
  const { symbol, code } = page.company;
  const rows = dayRows(page.days.data);
  const name = `${(symbol ?? code).toLowerCase()}-history.csv`;
  return csvResponse(tableCsv(dayColumns(rows), rows), name);
}
