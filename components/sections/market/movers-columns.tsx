import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN } from '@/components/ui/SortableTable/columns';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { shortName } from '@/lib/domain/company/names';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { StockQuote } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';

import styles from './Market.module.scss';

/** The columns of a list of an exchange's shares, for the table and for its CSV file. */
export function moversColumns(names: NamesBySymbol): readonly SortableColumn<StockQuote>[] {
  const nameOf = (quote: StockQuote) => {
    const company = names.get(quote.symbol);
    return company ? shortName(company.name) : quote.symbol;
  };
  return [
    {
      key: 'name',
      label: 'Company',
      value: nameOf,
      cell: (quote) => {
        const slug = names.get(quote.symbol)?.slug ?? quote.slug;
        const name = nameOf(quote);
        return (
          <>
            {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
            {name !== quote.symbol && <span className={styles.second}>{quote.symbol}</span>}
          </>
        );
      },
    },
    {
      key: 'close',
      label: 'Close ₹',
      isFigure: true,
      isNote: true,
      value: ({ close }) => close,
      polled: 0,
      format: 'price',
    },
    { ...CHANGE_COLUMN, polled: 2 },
    {
      key: 'volume',
      label: 'Shares traded',
      isFigure: true,
      value: ({ volume }) => volume,
      format: 'count',
    },
    {
      key: 'value',
      label: 'Value ₹ crore',
      isFigure: true,
      hasBar: true,
      value: ({ valueCrore }) => valueCrore,
      format: 'number',
    },
  ];
}

/** Leaves out columns of which no row has a value, except those named in `always`. */
export function filledColumns<Row>(
  columns: readonly SortableColumn<Row>[],
  rows: readonly Row[],
  always: readonly string[],
): readonly SortableColumn<Row>[] {
  return columns.filter(
    ({ key, value }) => always.includes(key) || rows.some((row) => value(row) !== null),
  );
}
