import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { NoData, NoList } from '@/components/ui/NoData/NoData';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Table } from '@/components/ui/Table/Table';
import { Tabs } from '@/components/ui/Tabs.client';
import {
  ISSUE_NAMES,
  LISTED_STATES,
  type IssueLists,
  type IssueState,
  issuesSentence,
} from '@/lib/domain/market/issues';
import { type Dated, isNotInFiles } from '@/lib/domain/market/sources';
import type { PublicIssue } from '@/lib/domain/market/records';

import { issueColumns } from './issue-columns';

/** Rows of a state here; the page of all issues has the others. */
const MOST_ROWS = 4;

/** Whether the section is left out. */
export const hasNoIssues = (issues: IssueLists): boolean =>
  LISTED_STATES.every((state) => isNotInFiles(issues[state]));

function IssueTable({
  state,
  issues,
}: {
  state: IssueState;
  issues: readonly PublicIssue[] | null;
}) {
  if (!issues || issues.length === 0)
    return (
      <NoList list={issues} what="public issues">
        No public issue is in this list.
      </NoList>
    );
  return (
    <Table
      order="sortable"
      caption={`Public issues: ${ISSUE_NAMES[state].toLowerCase()}`}
      columns={filledColumns(issueColumns(state), issues, ['name', 'days', 'band'])}
      rows={issues.slice(0, MOST_ROWS)}
    />
  );
}

interface IssuesSectionProps {
  issues: IssueLists;
  /** The source of the line under the page's title. */
  page: Dated | null;
}

/** The limits of a list of public issues. */
export const IssuesNote = () => (
  <SideNote title="Read the offer document first">
    <p>
      A price band does not tell what a share is worth. One lot is counted at the highest price of
      the band.
    </p>
  </SideNote>
);

/** Public issues: open, upcoming, closed and listed. */
export function IssuesSection({ issues, page }: IssuesSectionProps) {
  if (hasNoIssues(issues)) return null;
  const loaded = LISTED_STATES.map((state) => issues[state]);
  const hasAny = loaded.some((list) => list !== null && list.data.length > 0);
  return (
    <Section
      id="issues"
      heading={
        hasAny
          ? issuesSentence(issues.open?.data ?? null, issues.upcoming?.data.length ?? 0)
          : 'Public issues'
      }
      more={<SiteLink href="/ipos">All public issues</SiteLink>}
      source={
        <PartSource
          of={Object.fromEntries(LISTED_STATES.map((state) => [ISSUE_NAMES[state], issues[state]]))}
          page={page}
        />
      }
      note={<IssuesNote />}
    >
      {hasAny ? (
        <Tabs
          label="Public issues by state"
          labels={LISTED_STATES.map((state) => ISSUE_NAMES[state])}
          panels={LISTED_STATES.map((state) => (
            <IssueTable key={state} state={state} issues={issues[state]?.data ?? null} />
          ))}
        />
      ) : (
        <NoData>We can’t load public issues now. Try again in a minute.</NoData>
      )}
    </Section>
  );
}
