import { NoData } from '@/components/ui/NoData/NoData';
import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { SortableTable } from '@/components/ui/SortableTable/SortableTable';
import { Tabs } from '@/components/ui/Tabs.client';
import { ISSUE_NAMES, ISSUE_STATES, type IssueState, issuesSentence } from '@/lib/markets/issues';
import type { PublicIssue, Sourced } from '@/lib/provider/records';

import { issueColumns } from './issue-columns';
import { filledColumns } from './movers-columns';
import { SourceNote } from './SourceNote';

export type IssueLists = Readonly<Record<IssueState, Sourced<readonly PublicIssue[]> | null>>;

function IssueTable({
  state,
  issues,
}: {
  state: IssueState;
  issues: readonly PublicIssue[] | null;
}) {
  if (!issues || issues.length === 0) return <NoData />;
  return (
    <SortableTable
      caption={`Public issues: ${ISSUE_NAMES[state].toLowerCase()}`}
      columns={filledColumns(issueColumns(state), issues, ['name', 'days', 'band'])}
      rows={issues}
      csv={`/equity/issues.csv?state=${state}`}
    />
  );
}

/** Public issues, open, to come, closed and listed. */
export function IssuesSection({ issues }: { issues: IssueLists }) {
  const loaded = ISSUE_STATES.map((state) => issues[state]);
  const hasAny = loaded.some((list) => list !== null && list.data.length > 0);
  return (
    <Ledger
      id="issues"
      labelledBy="issues-heading"
      note={
        <SourceNote of={loaded}>
          <p>
            One lot at the highest price of the band. Subscription counts bids against shares
            offered.
          </p>
          <p>Read the offer document before you apply; a price band is no measure of worth.</p>
        </SourceNote>
      }
    >
      <SectionHead
        id="issues-heading"
        more={<SiteLink href="/invest-in-ipos-and-fpos">How to apply</SiteLink>}
      >
        {hasAny
          ? issuesSentence(issues.open?.data ?? null, issues.upcoming?.data.length ?? 0)
          : 'Public issues'}
      </SectionHead>
      {hasAny ? (
        <Tabs
          label="Public issues by state"
          labels={ISSUE_STATES.map((state) => ISSUE_NAMES[state])}
          panels={ISSUE_STATES.map((state) => (
            <IssueTable key={state} state={state} issues={issues[state]?.data ?? null} />
          ))}
        />
      ) : (
        <NoData>No public issue is on record just now.</NoData>
      )}
    </Ledger>
  );
}
