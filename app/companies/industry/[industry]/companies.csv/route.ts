import { INDUSTRY_COLUMNS } from '@/components/pages/CompaniesPage/industry-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { industryRows } from '@/lib/companies/industry-rows';
import { getCompanyIndustry } from '@/lib/provider/getters/company-lists';
import { csvResponse } from '@/lib/tools/csv-response';

interface Context {
  params: Promise<{ industry: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const found = await getCompanyIndustry((await params).industry);
  if (found.kind !== 'found') return new Response(null, { status: 404 });
  const { companies, snapshot } = found.page;
  const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
  return csvResponse(tableCsv(INDUSTRY_COLUMNS, rows), 'companies.csv');
}
