import { filledColumns } from '@/components/pages/EquityPage/movers-columns';
import { SourceNote } from '@/components/pages/EquityPage/SourceNote';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { industryDay, industryRows } from '@/lib/companies/industry-rows';
import type { Counted } from '@/lib/companies/lists';
import { formatCount } from '@/lib/format';
import { industryPath } from '@/lib/pages/paths';
import type { Company, SnapshotRow, Sourced } from '@/lib/provider/records';

import styles from './CompaniesPage.module.scss';
import { INDUSTRY_COLUMNS } from './industry-columns';

export interface IndustryPageProps {
  slug: string;
  /** `null` where the list has not loaded. */
  name: string | null;
  industries: readonly Counted[];
  companies: Sourced<readonly Company[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
}

/** The companies of one industry, largest first, with their figures of the day. */
export function IndustryPage({ slug, name, companies, snapshot }: IndustryPageProps) {
  const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
  const title = name ?? 'Companies of an industry';
  const count = rows.length === 1 ? 'One company' : `${formatCount(rows.length)} companies`;
  return (
    <Ledger
      space="hero"
      labelledBy="industry-heading"
      notePlace="before"
      note={
        <SourceNote of={[snapshot, companies]}>
          <p>
            Largest by market value first. A price-earnings ratio of a loss means nothing and is
            left out.
          </p>
        </SourceNote>
      }
    >
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Companies', href: '/companies' },
          { name: title },
        ]}
      />
      <h1 id="industry-heading" className={styles.title}>
        {title}
      </h1>
      {rows.length === 0 ? (
        <div className={styles.gap}>
          <NoData>The list of companies can’t be had just now.</NoData>
        </div>
      ) : (
        <>
          <p className={styles.lead}>
            {[`${count} listed.`, industryDay(rows)].filter(Boolean).join(' ')}
          </p>
          <div className={styles.gap}>
            <SortableTable
              caption={`Companies of the industry ${title}`}
              columns={filledColumns(INDUSTRY_COLUMNS, rows, ['name'])}
              rows={rows}
              sortedBy={
                rows.some(({ marketCapCrore }) => marketCapCrore !== null)
                  ? ['worth', 'descending']
                  : undefined
              }
              csv={`${industryPath(slug)}/companies.csv`}
            />
          </div>
        </>
      )}
      <p className={styles.others}>
        <SiteLink href="/companies#industries">All industries</SiteLink>
      </p>
    </Ledger>
  );
}
