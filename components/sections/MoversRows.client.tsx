'use client';

import { SiteLink } from '@/components/site/SiteLink';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { formatNumber } from '@/lib/tools/format';
import { companyPath } from '@/lib/pages/addresses/paths';

import styles from './MarketDay.module.scss';

interface MovedShare {
  readonly symbol: string;
  readonly name: string;
  /** The slug of the company's page, if it has one. */
  readonly slug: string | null;
  readonly close: number | null;
  /** In rupees; `null` shows only per cent. */
  readonly change: number | null;
  readonly percent: number | null;
  readonly valueCrore: number | null;
}

interface MoversRowsProps {
  shares: readonly MovedShare[];
  isTradedShown: boolean;
}

/** Rows of `MoversTable`. A client component, so that a page contains only their figures. */
export function MoversRows({ shares, isTradedShown }: MoversRowsProps) {
  return shares.map(({ symbol, name, slug, close, change, percent, valueCrore }) => (
    <tr key={symbol} data-quote={`stock:${symbol}`}>
      <th scope="row">{slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}</th>
      <td>
        <QuoteValue quote={`stock:${symbol}`} value={close} />
      </td>
      <td>
        <QuoteChange quote={`stock:${symbol}`} change={change} percent={percent} />
      </td>
      {isTradedShown && <td className={styles.traded}>{formatNumber(valueCrore)}</td>}
    </tr>
  ));
}
