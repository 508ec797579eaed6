import { OWNER_FILE_COLUMNS } from '@/components/pages/CompanyPage/owner-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ company: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const page = await loadCompanyPart((await params).company, 'shareholding');
  if (!page?.owners || page.owners.data.length === 0) return absent();
  const { symbol, code } = page.company;
  const name = `${(symbol ?? code).toLowerCase()}-shareholding`;
  const rows = [...page.owners.data].reverse();
  return tableFile(request, { name, columns: OWNER_FILE_COLUMNS, rows, of: page.owners });
}
