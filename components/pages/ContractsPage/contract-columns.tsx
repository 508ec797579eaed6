import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN } from '@/components/ui/SortableTable/columns';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
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
): readonly SortableColumn<Contract>[] {
  return [
    {
      key: 'name',
      label: 'Contract',
      value: (contract) => contractName(contract, text, names),
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
    },
    {
      key: 'expiry',
      label: 'Expiry',
      isNote: true,
      value: ({ expiry }) => expiry,
      cell: ({ expiry }) =>
        expiry ? (
          <>
            <time dateTime={expiry}>{formatDate(expiry)}</time>
            {isExpired(expiry, ages) && <span className={styles.second}>expired</span>}
          </>
        ) : (
          formatDate(null)
        ),
    },
    {
      key: 'price',
      label: 'Price',
      isFigure: true,
      value: ({ price }) => price,
      format: 'number',
      digits: text.decimals,
    },
    CHANGE_COLUMN,
    {
      key: 'interest',
      label: 'Open interest',
      isFigure: true,
      value: ({ openInterest }) => openInterest,
      format: 'count',
    },
    {
      key: 'interestChange',
      label: 'OI change',
      isFigure: true,
      value: ({ openInterestChange }) => openInterestChange,
      format: 'points',
      digits: 0,
    },
    {
      key: 'volume',
      label: 'Volume',
      isFigure: true,
      value: ({ volume }) => volume,
      format: 'count',
    },
  ];
}
