import { resultsCsv } from '@/components/pages/CompanyPage/period-columns';
import { readBasis, resultsView } from '@/lib/domain/company/results';
import { loadCompanyPart } from '@/lib/pages/companies/load-company-part';
import { csvResponse } from '@/lib/tools/csv-response';
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
  return csvResponse(resultsCsv(quarters, years), `${(symbol ?? code).toLowerCase()}-results.csv`);
}
