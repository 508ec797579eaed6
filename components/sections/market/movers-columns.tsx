import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN, type Column, count, figure, words } from '@/components/ui/Table/columns';
import { shortName } from '@/lib/domain/company/names';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { StockQuote } from '@/lib/domain/company/records';
import { companyPath } from '@/lib/pages/addresses/paths';

import typeStyles from '@/components/ui/Type.module.scss';

/** The columns of a list of an exchange's shares, for the table and for its CSV file. */
export function moversColumns(names: NamesBySymbol): readonly Column<StockQuote>[] {
  const nameOf = (quote: StockQuote) => {
    const company = names.get(quote.symbol);
    return company ? shortName(company.name) : quote.symbol;
  };
  return [
    words('name', 'Company', nameOf, {
      cell: (quote) => {
        const slug = names.get(quote.symbol)?.slug ?? quote.slug;
        const name = nameOf(quote);
        return (
          <>
            {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
            {name !== quote.symbol && <span className={typeStyles.second}>{quote.symbol}</span>}
          </>
        );
      },
    }),
    figure('close', 'Close ₹', ({ close }) => close, { format: 'price', polled: 0, slot: 'price' }),
    { ...CHANGE_COLUMN, polled: 2 },
    count('volume', 'Shares traded', ({ volume }) => volume),
    figure('value', 'Value ₹ crore', ({ valueCrore }) => valueCrore, { hasBar: true }),
  ];
}
