import { NoList } from '@/components/ui/NoData/NoData';
import { shortName } from '@/lib/domain/company/names';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { StockQuote } from '@/lib/domain/company/records';

import { MoversRows } from './MoversRows.client';
import styles from './MarketDay.module.scss';

interface MoversTableProps {
  title: string;
  quotes: readonly StockQuote[] | null;
  names: NamesBySymbol;
  /** `change` shows rupees and per cent. */
  detail?: 'percent' | 'change';
}

/** Shares with their close, their change and traded value. */
export function MoversTable({ title, quotes, names, detail = 'percent' }: MoversTableProps) {
  const withTraded = quotes?.some((quote) => quote.valueCrore !== null) ?? false;
  if (!quotes || quotes.length === 0) {
    return (
      <div>
        <h3 className={`${styles.title} ${styles.alone}`}>{title}</h3>
        <NoList list={quotes} what="this list">
          No share is in this list.
        </NoList>
      </div>
    );
  }
  return (
    <table className={styles.movers} data-traded={withTraded || undefined}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.title}>{title}</span>
          </th>
          <th scope="col">Close ₹</th>
          <th scope="col">Change</th>
          {withTraded && (
            <th scope="col" className={styles.traded}>
              ₹ crore
              <span className="visually-hidden"> traded</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <MoversRows
          isTradedShown={withTraded}
          shares={quotes.map((quote) => {
            const company = names.get(quote.symbol);
            return {
              symbol: quote.symbol,
              name: company ? shortName(company.name) : quote.symbol,
              slug: company?.slug ?? quote.slug,
              close: quote.close,
              change: detail === 'change' ? quote.change : null,
              percent: quote.changePercent,
              valueCrore: quote.valueCrore,
            };
          })}
        />
      </tbody>
    </table>
  );
}
