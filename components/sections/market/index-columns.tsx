import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN, type Column, figure, words } from '@/components/ui/Table/columns';
import type { IndustryDay } from '@/lib/domain/market/industries';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import type { Sparks } from '@/lib/domain/market/sparks';
import { indexPath } from '@/lib/pages/addresses/paths';
import type { IndexQuote } from '@/lib/domain/index/records';

export interface IndexRow extends IndexQuote {
  readonly exchange: string;
}

/** The columns of the table of all indices. */
export const INDEX_COLUMNS: readonly Column<IndexRow>[] = [
  words('name', 'Index', ({ name }) => indexName(name), {
    cell: ({ name }) => <SiteLink href={indexPath(name)}>{indexName(name)}</SiteLink>,
  }),
  words('exchange', 'Exchange', ({ exchange }) => exchange, { slot: 'particulars' }),
  figure('value', 'Value', ({ value }) => value, { slot: 'price' }),
  figure('change', 'Points', ({ change }) => change, { format: 'points' }),
  CHANGE_COLUMN,
  figure('pe', 'P/E', ({ day }) => day?.pe ?? null),
  figure('pb', 'P/B', ({ day }) => day?.pb ?? null),
  figure('yield', 'Yield %', ({ day }) => day?.yieldPercent ?? null),
];

/** The closes of an index's year, for its row. */
export const indexYear =
  (years: Sparks | undefined) =>
  ({ name }: IndexRow) =>
    years?.get(`index:${indexSlug(name)}`);

/** The columns of the industries' CSV file. */
export const INDUSTRY_COLUMNS: readonly Pick<Column<IndustryDay>, 'label' | 'value'>[] = [
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
