import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { Tabs } from '@/components/ui/Tabs.client';
import type { ComplaintRegister, ComplaintTables } from '@/lib/domain/support/complaints';
import { countOf, formatCount, formatDate, formatMonth } from '@/lib/tools/format';

import { PageHead } from '@/components/sections/text/PageHead';

import tabs from '@/components/ui/Controls.module.scss';
import basics from '@/components/ui/Basics.module.scss';
import { ComplaintTablesView } from './ComplaintTablesView';

export interface ComplaintsPageProps {
  registers: readonly {
    readonly register: ComplaintRegister;
    readonly tables: ComplaintTables;
  }[];
}

/** The finding over all registrations: `October 2026: 18 complaints received, 19 resolved`. */
function findingOf(registers: ComplaintsPageProps['registers']): string {
  const month = registers[0]?.tables.month ?? '';
  const sum = (pick: (tables: ComplaintTables) => number) =>
    registers.reduce((all, { tables }) => all + pick(tables), 0);
  const received = sum(({ ofMonth }) => ofMonth.total.received);
  const resolved = sum(({ ofMonth }) => ofMonth.total.resolved);
  return `${formatMonth(`${month}-01`)}: ${countOf(received, 'complaint')} received, ${formatCount(resolved)} resolved`;
}

/** Complaints by registration: of the month, by month and by year, with computed totals. */
export function ComplaintsPage({ registers }: ComplaintsPageProps) {
  const updated = registers[0]?.register.updated ?? '';
  return (
    <article className={tabs.printed}>
      <PageHead
        path="/support/tools-and-resources/complaint-status"
        heading={findingOf(registers)}
        lead="Every complaint against us, by source and outcome. The figures are checked before they are published."
        note={
          <>
            <SideNote title="Last updated">
              <p>
                <time dateTime={updated}>{formatDate(updated)}</time>. Due by the 7th of each month.
              </p>
            </SideNote>
            {registers.some(({ register }) => register.isSample) && (
              <p>
                <Mark source="sample" asOf={updated} />
              </p>
            )}
          </>
        }
      />
      <Ledger
        rule="oxford"
        note={
          <SideNote title="How it adds up">
            <p>Carried forward and received make total pending; less resolved, that is pending.</p>
            <p>
              In the grand total of a trend, carried forward is what was open before its first row,
              and pending what is open after its last. Adding up the rows between would count a
              complaint more than once.
            </p>
          </SideNote>
        }
      >
        <h2 className="visually-hidden">Complaints by registration</h2>
        <Tabs
          label="Registrations"
          heading="h3"
          labels={registers.map(({ register }) => register.name)}
          panels={registers.map(({ register, tables }) => (
            <ComplaintTablesView key={register.id} register={register} tables={tables} />
          ))}
        />
        <p className={basics.onward}>
          <SiteLink href="/support/get-in-touch/grievances">How to complain</SiteLink>
          <SiteLink href="/support/tools-and-resources/investor-charter">Investor charter</SiteLink>
        </p>
      </Ledger>
    </article>
  );
}
