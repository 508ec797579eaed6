import { SiteLink } from '@/components/site/SiteLink';
import { SourceLine } from '@/components/sections/SourceLine';
import { Button } from '@/components/ui/Button';
import { NoData } from '@/components/ui/NoData/NoData';
import { figure, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { countOf } from '@/lib/tools/format';
import { type FoundFund, onePerCategory } from '@/lib/domain/fund/explorer';
import { schemeLabel } from '@/lib/domain/fund/plans';
import type { FundList } from '@/lib/domain/fund/types';
import { fundCategoryPath, fundPath } from '@/lib/pages/addresses/paths';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '../ProductPage.module.scss';

/** Categories whose first fund is shown. */
const MOST_SHOWN = 5;
/** NAVs are published to four decimals. */
const NAV_DIGITS = 4;

/** A search that the explorer answers, and one fund of each of the largest categories. */
export function FundFinder({ funds }: { funds: Sourced<FundList> | null }) {
  if (!funds) return <NoData>We can’t load net asset values now. Try again in a minute.</NoData>;
  const shown = onePerCategory(funds.data, MOST_SHOWN);
  const { length } = funds.data.families.filter(({ isCurrent }) => isCurrent);
  return (
    <>
      <form
        action="/mutual-funds"
        method="get"
        role="search"
        aria-label="Funds"
        className={styles.fundForm}
      >
        <label className={styles.fundLabel} htmlFor="fund">
          Fund, fund house or category
        </label>
        <input
          id="fund"
          name="q"
          type="search"
          maxLength={100}
          placeholder="flexi cap"
          className={styles.fundInput}
        />
        <Button type="submit">Search</Button>
      </form>
      <p className={basics.top16}>
        <SiteLink href="/mutual-funds">{`All ${countOf(length, 'mutual fund')}`}</SiteLink> by name,
        fund house and category. Below: the first by name of each of the largest categories.
      </p>
      {shown.length > 0 && (
        <>
          <SourceLine of={{ ...funds, asOf: funds.data.asOf ?? funds.asOf }} />
          <Table<FoundFund>
            caption="The first fund of the largest categories"
            rows={shown}
            rowKey={({ family }) => family.slug}
            columns={[
              words('name', 'Fund', ({ family }) => family.name, {
                cell: ({ family, scheme }) => (
                  <>
                    <SiteLink href={fundPath(family.slug)}>{family.name}</SiteLink>
                    <span className={typeStyles.second}>{schemeLabel(scheme)}</span>
                  </>
                ),
              }),
              words('category', 'Category', ({ family }) => family.category?.name ?? null, {
                slot: 'line',
                cell: ({ family: { category } }) =>
                  category && (
                    <SiteLink href={fundCategoryPath(category.slug)}>{category.name}</SiteLink>
                  ),
              }),
              figure('nav', 'NAV, ₹', ({ scheme }) => scheme.nav, { digits: NAV_DIGITS }),
            ]}
          />
        </>
      )}
    </>
  );
}
