import { INDUSTRY_COLUMNS } from '@/components/pages/CompaniesPage/industry-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { industryRows } from '@/lib/domain/company/industry-rows';
import { loadCompanyIndustry } from '@/lib/pages/companies/load-company-lists';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ industry: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const page = await loadCompanyIndustry((await params).industry);
  if (!page) return absent();
  const { companies, snapshot } = page;
  const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
  // The figures are those of the session; the names alone have no day.
  const of = companies && (snapshot ?? companies);
  return tableFile(request, { name: 'companies', columns: INDUSTRY_COLUMNS, rows, of });
}
