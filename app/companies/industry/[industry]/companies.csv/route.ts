import { INDUSTRY_COLUMNS } from '@/components/pages/CompaniesPage/industry-columns';
import { tableCsv } from '@/components/ui/SortableTable/csv';
import { industryRows } from '@/lib/domain/company/industry-rows';
import { loadCompanyIndustry } from '@/lib/pages/companies/load-company-lists';
import { csvResponse } from '@/lib/tools/csv-response';

interface Context {
  params: Promise<{ industry: string }>;
}

export async function GET(_request: Request, { params }: Context) {
  const page = await loadCompanyIndustry((await params).industry);
  if (!page) return new Response(null, { status: 404 });
  const { companies, snapshot } = page;
  const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
  return csvResponse(tableCsv(INDUSTRY_COLUMNS, rows), 'companies.csv');
}
