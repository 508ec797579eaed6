import { Button } from '@/components/ui/Button';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { formatCount, formatDate, formatNumber } from '@/lib/format';
import type { FundAnswer } from '@/lib/products/fund-search';
import type { FundNav, Sourced } from '@/lib/provider/records';

import styles from './FundNavs.module.scss';
import { SourceLine } from '@/components/sections/SourceLine';

export interface FundNavsProps {
  /** Address of the search's results, with its anchor. */
  action: string;
  funds: Sourced<FundAnswer> | null;
}

/** NAVs are published to four decimals. */
const NAV_DIGITS = 4;

function found({ query, shown, matching, all }: FundAnswer): string {
  if (query === '') return `One scheme of each kind, from ${formatCount(all)} in the list.`;
  const count = matching === 1 ? '1 scheme matches' : `${formatCount(matching)} schemes match`;
  const part = shown.length < matching ? `; the first ${formatCount(shown.length)} are shown` : '';
  return `${count} “${query}”${part}.`;
}

/** Net asset values of funds, with a search that needs no JavaScript. */
export function FundNavs({ action, funds }: FundNavsProps) {
  if (!funds) return <NoData>We can’t load net asset values now. Try again in a minute.</NoData>;
  const { query, shown } = funds.data;
  return (
    <>
      <form action={action} method="get" role="search" aria-label="Funds" className={styles.form}>
        <label className={styles.label} htmlFor="fund">
          Scheme, fund house or category
        </label>
        <input
          id="fund"
          name="fund"
          type="search"
          maxLength={60}
          defaultValue={query}
          placeholder="flexi cap"
          className={styles.input}
        />
        <Button type="submit">Search</Button>
      </form>
      <p className={styles.found}>{found(funds.data)}</p>
      {shown.length > 0 ? (
        <>
          <SourceLine of={funds} />
          <Table<FundNav>
            caption="Net asset values by scheme"
            rows={shown}
            rowKey={({ schemeCode }) => schemeCode}
            columns={[
              {
                key: 'name',
                header: 'Scheme',
                cell: ({ name, category }) => (
                  <>
                    {name}
                    {category && <span className={styles.note}>{category}</span>}
                  </>
                ),
              },
              {
                key: 'house',
                header: 'Fund house',
                narrow: 'line',
                cell: ({ fundHouse }) => fundHouse,
              },
              {
                key: 'nav',
                header: 'NAV, ₹',
                isFigure: true,
                cell: ({ nav }) => formatNumber(nav, NAV_DIGITS),
              },
              {
                key: 'date',
                header: 'Date',
                isFigure: true,
                narrow: 'line',
                cell: ({ date }) => formatDate(date),
              },
            ]}
          />
        </>
      ) : (
        <NoData>Try one word of the name, such as “small” or the fund house.</NoData>
      )}
    </>
  );
}
