import { OWNER_FILE_COLUMNS } from '@/components/pages/CompanyPage/owner-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ company: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const page = await loadCompanyPart((await params).company, 'shareholding');
  if (!page?.owners || page.owners.data.length === 0) return absent();
  const { symbol, code } = page.company;
  const name = `${(symbol ?? code).toLowerCase()}-shareholding.csv`;
  return csvResponse(tableCsv(OWNER_FILE_COLUMNS, [...page.owners.data].reverse()), name);
}
