import { SiteLink } from '@/components/site/SiteLink';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { shortName } from '@/lib/companies/names';
import { formatCount, formatNumber } from '@/lib/format';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { StockQuote } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';

import styles from './EquityPage.module.scss';

/**
 * The columns of a list of an exchange's shares, for the table and for its CSV file.
 * @param quoteOf key of the polled quote, for shares whose quotes are polled
 */
export function moversColumns(
  names: NamesBySymbol,
  quoteOf?: (quote: StockQuote) => string,
): readonly SortableColumn<StockQuote>[] {
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
      value: ({ close }) => close,
      polled: 0,
      cell: (quote) => <QuoteValue quote={quoteOf?.(quote)} value={quote.close} />,
    },
    {
      key: 'percent',
      label: 'Change %',
      isFigure: true,
      isLead: true,
      value: ({ changePercent }) => changePercent,
      polled: 2,
      cell: (quote) => (
        <QuoteChange quote={quoteOf?.(quote)} change={null} percent={quote.changePercent} />
      ),
    },
    {
      key: 'volume',
      label: 'Shares traded',
      isFigure: true,
      value: ({ volume }) => volume,
      cell: ({ volume }) => formatCount(volume),
    },
    {
      key: 'value',
      label: 'Value ₹ crore',
      isFigure: true,
      value: ({ valueCrore }) => valueCrore,
      cell: ({ valueCrore }) => formatNumber(valueCrore),
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
