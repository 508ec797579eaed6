import { tableFile } from '@/components/ui/Table/table-file';
import { loadCompanyFigures } from '@/lib/pages/companies/load-screener';
import { readScreen } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS } from '@/lib/domain/screener/fields';
import { screened } from '@/lib/domain/screener/screened';
import type { CompanyFigure } from '@/lib/domain/company/records';
import { headerDay } from '@/lib/domain/screener/ages';
import { causeWords } from '@/lib/domain/figure/words';
import { formatDate } from '@/lib/tools/format';
import { parametersOf } from '@/lib/tools/parameters';
import { absent } from '@/lib/tools/responses';

const NAMES = [
  { label: 'Symbol', value: ({ symbol }: CompanyFigure) => symbol },
  { label: 'Company', value: ({ name }: CompanyFigure) => name },
  { label: 'Industry', value: ({ industry }: CompanyFigure) => industry },
];

/** Why figures over days are blank. */
const REASONS = [
  { label: 'Prices compare since', value: ({ since }: CompanyFigure) => since?.day ?? null },
  {
    label: 'Earlier prices do not for',
    value: ({ since }: CompanyFigure) =>
      since && since.breaks !== null ? causeWords({ cause: since.breaks || null }) : null,
  },
];

/** Every company of a screen with all its figures, as a file. */
export async function GET(request: Request) {
  const answer = await loadCompanyFigures();
  const date = answer?.data.date;
  if (!answer || !date) return absent();
  const screen = readScreen(parametersOf(new URL(request.url).searchParams));
  const { rows } = screened(answer.data.rows, screen);
  const columns = [
    ...NAMES,
    ...SCREEN_FIELDS.map(({ key, label, value }) => {
      const day = headerDay(key, answer.data);
      return { label: day === null ? label : `${label} (${formatDate(day)})`, value };
    }),
    ...REASONS,
  ];
  return tableFile(request, {
    name: `screener-${date}`,
    columns,
    rows,
    of: { ...answer, asOf: date },
  });
}
