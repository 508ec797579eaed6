import { tableCsv } from '@/components/ui/SortableTable/csv';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { readScreen } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS } from '@/lib/domain/screener/fields';
import { screened } from '@/lib/domain/screener/screened';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { parametersOf } from '@/lib/tools/parameters';
import { csvResponse } from '@/lib/tools/csv-response';
import { absent } from '@/lib/tools/responses';

const NAMES = [
  { label: 'Symbol', value: ({ symbol }: CompanyFigure) => symbol },
  { label: 'Company', value: ({ name }: CompanyFigure) => name },
  { label: 'Industry', value: ({ industry }: CompanyFigure) => industry },
];

/** Every company of a screen with all its figures, as a file. */
export async function GET(request: Request) {
  const answer = await loadCompanyFigures();
  const date = answer?.data.date;
  if (!answer || !date) return absent();
  const screen = readScreen(parametersOf(new URL(request.url).searchParams));
  const { rows } = screened(answer.data.rows, screen);
  return csvResponse(tableCsv([...NAMES, ...SCREEN_FIELDS], rows), `screener-${date}.csv`);
}
