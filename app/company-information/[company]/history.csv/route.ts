import { dayColumns, dayRows } from '@/components/pages/CompanyPage/day-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ company: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const page = await loadCompanyPart((await params).company, 'history');
  if (!page?.days || page.days.data.length === 0) return absent();
  const { symbol, code } = page.company;
  const rows = dayRows(page.days.data);
  const name = `${(symbol ?? code).toLowerCase()}-history`;
  return tableFile(request, { name, columns: dayColumns(rows), rows, of: page.days });
}
