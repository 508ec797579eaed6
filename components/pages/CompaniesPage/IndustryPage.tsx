import { filledColumns } from '@/components/ui/Table/columns';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { industryDay, industryRows } from '@/lib/domain/company/industry-rows';
import type { Counted } from '@/lib/domain/company/lists';
import { formatCount } from '@/lib/tools/format';
import type { Sparks } from '@/lib/domain/market/sparks';
import { newestOf } from '@/lib/domain/market/sources';
import { industryPath } from '@/lib/pages/addresses/paths';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

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
  const count = rows.length === 1 ? 'one company' : `${formatCount(rows.length)} companies`;
  const finding = industryDay(rows);
  return (
    <AnswerSection
      path="/companies"
      own={title}
      heading={rows.length === 0 ? title : `${title}: ${count}`}
      source={source && <SourceLine of={{ ...source, note: snapshot?.note }} />}
      notes={
        <>
          {finding && <p>{finding}</p>}
          {hasWorth && (
            <SideNote title="Largest first">
              <p>
                By market value. A price-earnings ratio of a loss means nothing and is left out.
              </p>
            </SideNote>
          )}
          <p>
            <SiteLink href="/companies#industries">All industries</SiteLink>
          </p>
        </>
      }
    >
      {rows.length === 0 ? (
        <NoData>We can’t load the list of companies now. Try again in a minute.</NoData>
      ) : (
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
      )}
    </AnswerSection>
  );
}
