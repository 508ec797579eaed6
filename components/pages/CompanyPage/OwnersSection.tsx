import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { StackedColumns } from '@/components/ui/charts/StackedColumns';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { type Column, filledColumns, words } from '@/components/ui/Table/columns';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { shortName } from '@/lib/domain/company/names';
import {
  OWNERS,
  ownersFinding,
  ownersLead,
  ownersNote,
  yearBefore,
} from '@/lib/domain/company/owners';
import { LEAST_PERIODS } from '@/lib/domain/company/parts';
import type { Company, Shareholding } from '@/lib/domain/company/records';
import type { Dated } from '@/lib/domain/market/sources';
import { type Sourced, titleOf } from '@/lib/domain/sourced';
import { companyPath } from '@/lib/pages/addresses/paths';
import { formatMonth } from '@/lib/tools/format';

import { OWNER_COLUMNS, OWNER_LINES } from './owner-columns';
import links from './CompanyPage.module.scss';
import { dayOf } from '@/lib/domain/figure/tense';

/** Quarters that are drawn. */
const MOST = 8;

interface OwnersSectionProps {
  company: Company;
  /** Oldest first, at least one. */
  owners: Sourced<readonly Shareholding[]>;
  /** The source of the line under the page's title. */
  page: Dated | null;
  /** Shown on the company's page, or with every quarter on a separate page. */
  place: 'summary' | 'page';
}

/**
 * A row for each group of owners, with the last quarter and the same quarter of the previous year
 * as columns.
 */
function Groups({ company, owners }: Pick<OwnersSectionProps, 'company' | 'owners'>) {
  const now = owners.data.at(-1);
  const shown = [now && yearBefore(now, owners.data), now].flatMap((one) => one ?? []);
  const lines = OWNER_LINES.filter(({ value }) => shown.some((one) => value(one) !== null));
  const columns: readonly Column<(typeof lines)[number]>[] = [
    words('name', 'Owner', ({ name }) => name),
    ...shown.map((one): Column<(typeof lines)[number]> =>
      words(one.asOn, formatMonth(one.asOn), ({ value, print }) => print(value(one)), {
        isFigure: true,
      }),
    ),
  ];
  return (
    <Table
      caption={titleOf(owners, `Shareholding of ${shortName(company.name)}`)}
      columns={columns}
      rows={lines}
      rowKey={({ name }) => name}
    />
  );
}

/** Who owns the company: the groups of owners over eight quarters, drawn and listed. */
export function OwnersSection({ company, owners, page, place }: OwnersSectionProps) {
  const all = owners.data;
  const shown = all.slice(-MOST);
  const day = dayOf(page?.asOf ?? owners.asOf);
  const csv = companyPath(company.slug, '/shareholding.csv');
  const parts = OWNERS.map(({ key, name }) => ({
    name,
    shares: shown.map((one) => one[key]),
  })).filter(({ shares }) => shares.some((share) => share !== null));
  return (
    <Ledger
      note={
        <SideNote title="Who owns it">
          <p>
            In per cent of all shares, by the last month of each quarter; the pledge in per cent of
            the promoters’ own. Others are persons, companies and governments.
          </p>
        </SideNote>
      }
    >
      <SectionHead
        id="shareholding-heading"
        lead={withSampleMark(owners, ownersLead(all))}
        source={
          // The note has the day.
          <PartSource
            of={{ owners: { ...owners, asOf: null, note: ownersNote(all, day) } }}
            page={page}
          />
        }
      >
        {withSampleMark(owners, ownersFinding(all))}
      </SectionHead>
      <StackedColumns parts={parts} columns={shown.map(({ asOn }) => formatMonth(asOn))} />
      {place === 'summary' && all.length >= LEAST_PERIODS ? (
        <div className={links.behind}>
          <details className={links.table}>
            <summary className={links.link}>Show as a table</summary>
            <Groups company={company} owners={owners} />
          </details>
          <SiteLink href={companyPath(company.slug, '/shareholding')} className={links.link}>
            All quarters
          </SiteLink>
          <a href={csv} download className={links.link}>
            Download CSV<span className="visually-hidden">: shareholding</span>
          </a>
        </div>
      ) : (
        <Table
          order="sortable"
          caption={titleOf(owners, `Shareholding of ${shortName(company.name)} by quarter`)}
          columns={filledColumns(OWNER_COLUMNS, all, ['asOn'])}
          rows={[...all].reverse()}
          sortedBy={['asOn', 'descending']}
          csv={csv}
        />
      )}
    </Ledger>
  );
}
