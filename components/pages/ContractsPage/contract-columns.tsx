import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN, type Column, count, figure, words } from '@/components/ui/Table/columns';
import { shortName } from '@/lib/domain/company/names';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { formatDate } from '@/lib/tools/format';
import { isExpired } from '@/lib/domain/contract/dated';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import type { Contract } from '@/lib/domain/contract/records';
import { companyPath } from '@/lib/pages/addresses/paths';

import styles from './ContractsPage.module.scss';

/** The name of an underlying: from the page's own names, the company list, or its symbol. */
export function contractName(
  { symbol }: Contract,
  { names: own }: ContractPageText,
  names: NamesBySymbol,
): string {
  const company = names.get(symbol);
  return own[symbol.toUpperCase()] ?? (company ? shortName(company.name) : symbol);
}

/** The columns of a list of contracts, for its table and its CSV file. */
export function contractColumns(
  text: ContractPageText,
  names: NamesBySymbol,
  ages: MarketClock,
): readonly Column<Contract>[] {
  return [
    words('name', 'Contract', (contract) => contractName(contract, text, names), {
      cell: (contract) => {
        const company = names.get(contract.symbol);
        const name = contractName(contract, text, names);
        const second = [name === contract.symbol ? null : contract.symbol, contract.unit];
        return (
          <>
            {company ? <SiteLink href={companyPath(company.slug)}>{name}</SiteLink> : name}
            <span className={styles.second}>{second.filter(Boolean).join(' · ')}</span>
          </>
        );
      },
    }),
    words('expiry', 'Expiry', ({ expiry }) => expiry, {
      slot: 'particulars',
      cell: ({ expiry }) =>
        expiry ? (
          <>
            <time dateTime={expiry}>{formatDate(expiry)}</time>
            {isExpired(expiry, ages) && <span className={styles.second}>expired</span>}
          </>
        ) : (
          formatDate(null)
        ),
    }),
    figure('price', 'Price', ({ price }) => price, { digits: text.decimals, slot: 'price' }),
    CHANGE_COLUMN,
    count('interest', 'Open interest', ({ openInterest }) => openInterest),
    figure('interestChange', 'OI change', ({ openInterestChange }) => openInterestChange, {
      format: 'points',
      digits: 0,
    }),
    count('volume', 'Volume', ({ volume }) => volume),
  ];
}
