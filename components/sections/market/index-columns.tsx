import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN } from '@/components/ui/SortableTable/columns';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { IndustryDay } from '@/lib/domain/market/industries';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import type { Sparks } from '@/lib/domain/market/sparks';
import { indexPath } from '@/lib/pages/addresses/paths';
import type { IndexQuote } from '@/lib/domain/index/records';

export interface IndexRow extends IndexQuote {
  readonly exchange: string;
}

/** The columns of the table of all indices. */
export const INDEX_COLUMNS: readonly SortableColumn<IndexRow>[] = [
  {
    key: 'name',
    label: 'Index',
    value: ({ name }) => indexName(name),
    cell: ({ name }) => <SiteLink href={indexPath(name)}>{indexName(name)}</SiteLink>,
  },
  {
    key: 'exchange',
    label: 'Exchange',
    value: ({ exchange }) => exchange,
  },
  {
    key: 'value',
    label: 'Value',
    isFigure: true,
    value: ({ value }) => value,
    format: 'number',
  },
  {
    key: 'change',
    label: 'Points',
    isFigure: true,
    value: ({ change }) => change,
    format: 'points',
  },
  CHANGE_COLUMN,
  {
    key: 'pe',
    label: 'P/E',
    isFigure: true,
    value: ({ day }) => day?.pe ?? null,
    format: 'number',
  },
  {
    key: 'pb',
    label: 'P/B',
    isFigure: true,
    value: ({ day }) => day?.pb ?? null,
    format: 'number',
  },
  {
    key: 'yield',
    label: 'Yield %',
    isFigure: true,
    value: ({ day }) => day?.yieldPercent ?? null,
    format: 'number',
  },
];

/** The closes of an index's year, for its row. */
export const indexYear =
  (years: Sparks | undefined) =>
  ({ name }: IndexRow) =>
    years?.get(`index:${indexSlug(name)}`);

/** The columns of the industries' CSV file. */
export const INDUSTRY_COLUMNS: readonly Pick<SortableColumn<IndustryDay>, 'label' | 'value'>[] = [
  { label: 'Industry', value: ({ name }) => name },
  { label: 'Companies', value: ({ companies }) => companies },
  { label: 'Market value ₹ crore', value: ({ marketCapCrore }) => marketCapCrore },
  { label: 'Average change %', value: ({ changePercent }) => changePercent },
];

/** Both exchanges' indices as rows of one table. */
export const indexRows = (
  boards: Readonly<Record<string, { readonly data: readonly IndexQuote[] } | null>>,
): readonly IndexRow[] => {
  const seen = new Set<string>();
  return Object.entries(boards).flatMap(([exchange, board]) =>
    (board?.data ?? []).flatMap((quote) => {
      const key = `${exchange} ${quote.name}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ ...quote, exchange }];
    }),
  );
};
