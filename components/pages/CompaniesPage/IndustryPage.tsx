import { filledColumns } from '@/components/ui/Table/columns';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { PageTitle } from '@/components/ui/PageTitle';
import { Table } from '@/components/ui/Table/Table';
import { paragraph } from '@/lib/tools/phrases';
import { industryDay, industryRows } from '@/lib/domain/company/industry-rows';
import type { Counted } from '@/lib/domain/company/lists';
import { formatCount } from '@/lib/tools/format';
import type { Sparks } from '@/lib/domain/market/sparks';
import { newestOf } from '@/lib/domain/market/sources';
import { industryPath } from '@/lib/pages/addresses/paths';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/CompanyGroups.module.scss';
import { INDUSTRY_COLUMNS } from './industry-columns';

export interface IndustryPageProps {
  slug: string;
  /** `null` if the list has not loaded. */
  name: string | null;
  industries: readonly Counted[];
  companies: Sourced<readonly Company[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  years?: Sparks;
}

/** The companies of one industry, largest first, with their figures of the day. */
export function IndustryPage({ slug, name, companies, snapshot, years }: IndustryPageProps) {
  const rows = industryRows(companies?.data ?? [], snapshot?.data ?? null);
  const title = name ?? 'Companies of an industry';
  const source = newestOf([snapshot]) ?? newestOf([companies]);
  const hasWorth = rows.some(({ marketCapCrore }) => marketCapCrore !== null);
  const count = rows.length === 1 ? 'One company' : `${formatCount(rows.length)} companies`;
  return (
    <Ledger
      space="hero"
      note={
        hasWorth && (
          <SideNote title="Largest first">
            <p>By market value. A price-earnings ratio of a loss means nothing and is left out.</p>
          </SideNote>
        )
      }
    >
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Companies', href: '/companies' },
          { name: title },
        ]}
      />
      <PageTitle id="industry-heading" className={basics.titleRoom}>
        {title}
      </PageTitle>
      {source && <SourceLine of={{ ...source, note: snapshot?.note }} />}
      {rows.length === 0 ? (
        <div className={styles.gap}>
          <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
        </div>
      ) : (
        <>
          <p className={basics.lead}>{paragraph([`${count} listed.`, industryDay(rows)])}</p>
          <div className={styles.gap}>
            <Table
              order="sortable"
              caption={`Companies of the industry ${title}`}
              columns={filledColumns(INDUSTRY_COLUMNS, rows, ['name'])}
              rows={rows}
              sparkOf={({ company }) => years?.get(`stock:${company.symbol}`)}
              sortedBy={hasWorth ? ['worth', 'descending'] : undefined}
              csv={`${industryPath(slug)}/companies.csv`}
              folds
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
