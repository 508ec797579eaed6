import { resultsTable } from '@/components/pages/CompanyPage/period-columns';
import { tableFile } from '@/components/ui/Table/table-file';
import { readBasis, resultsView } from '@/lib/domain/company/results';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { absent } from '@/lib/tools/responses';

interface Context {
  params: Promise<{ company: string }>;
}

export async function GET(request: Request, { params }: Context) {
  const page = await loadCompanyPart((await params).company, 'results');
  if (!page?.results) return absent();
  const basis = readBasis(Object.fromEntries(new URL(request.url).searchParams));
  const { quarters, years } = resultsView(
    page.results.data,
    page.events?.data.actions ?? [],
    basis,
  );
  if (quarters.length + years.length === 0) return absent();
  const { symbol, code } = page.company;
  const name = `${(symbol ?? code).toLowerCase()}-results`;
  return tableFile(request, { name, ...resultsTable(quarters, years), of: page.results });
}
