import { SiteLink } from '@/components/site/SiteLink';
import { NoData } from '@/components/ui/NoData/NoData';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { shortName } from '@/lib/companies/names';
import { formatNumber } from '@/lib/format';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { StockQuote } from '@/lib/provider/records';
import { companyPath } from '@/lib/pages/paths';

import styles from './MoversTable.module.scss';

interface MoversTableProps {
  title: string;
  quotes: readonly StockQuote[] | null;
  names: NamesBySymbol;
  /** `change` shows rupees and per cent. */
  detail?: 'percent' | 'change';
}

function ShareName({ quote, names }: { quote: StockQuote; names: NamesBySymbol }) {
  const company = names.get(quote.symbol);
  const slug = company?.slug ?? quote.slug;
  const name = company ? shortName(company.name) : quote.symbol;
  return slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name;
}

/** Shares with their close, their change and what was traded. */
export function MoversTable({ title, quotes, names, detail = 'percent' }: MoversTableProps) {
  const withTraded = quotes?.some((quote) => quote.valueCrore !== null) ?? false;
  if (!quotes || quotes.length === 0) {
    return (
      <div>
        <h3 className={styles.alone}>{title}</h3>
        <NoData />
      </div>
    );
  }
  return (
    <table className={styles.movers}>
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
        {quotes.map((quote) => (
          <tr key={quote.symbol} data-quote={`stock:${quote.symbol}`}>
            <th scope="row">
              <ShareName quote={quote} names={names} />
            </th>
            <td>
              <QuoteValue quote={`stock:${quote.symbol}`} value={quote.close} />
            </td>
            <td className={styles.change}>
              <QuoteChange
                quote={`stock:${quote.symbol}`}
                change={detail === 'change' ? quote.change : null}
                percent={quote.changePercent}
              />
            </td>
            {withTraded && <td className={styles.traded}>{formatNumber(quote.valueCrore)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
