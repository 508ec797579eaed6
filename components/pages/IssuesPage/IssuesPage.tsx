import { filledColumns } from '@/components/ui/Table/columns';
import { issueColumns } from '@/components/sections/market/issue-columns';
import { IssuesNote } from '@/components/sections/market/IssuesSection';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { FileLinks } from '@/components/ui/FileLinks';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData, NoList } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import {
  ISSUE_NAMES,
  ISSUE_STATES,
  type IssueLists,
  issuesSentence,
  type IssueState,
  LISTED_STATES,
} from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import { issueMarks } from '@/lib/domain/issue/notes';
import { isNotInFiles } from '@/lib/domain/market/sources';
import { type Sourced, titleOf } from '@/lib/domain/sourced';
import { calendarPath } from '@/lib/pages/calendars/calendar-names';
import { issuePath } from '@/lib/pages/addresses/paths';
import { slugOf } from '@/lib/tools/slug';

import styles from './IssuesPage.module.scss';

export interface IssuesPageProps {
  issues: IssueLists;
}

const BOARDS = { mainboard: 'Main board', sme: 'SME board' } as const;

/** The name leads to the issue's own page. */
const columnsOf = (state: IssueState) =>
  issueColumns(state).map((column) =>
    column.key === 'name'
      ? {
          ...column,
          cell: (issue: PublicIssue) => (
            <>
              <SiteLink href={issuePath(slugOf(issue.slug ?? issue.name))}>{issue.name}</SiteLink>{' '}
              {[issue.type, issue.exchange, ...issueMarks(issue)].filter(Boolean).join(' · ')}
            </>
          ),
        }
      : column,
  );

interface StateProps {
  state: IssueState;
  list: Sourced<readonly PublicIssue[]> | null;
  ground: 'plain' | 'tint';
}

/**
 * The issues of a state, main board and SME board separately; an issue without a board counts as
 * main board.
 */
function StateSection({ state, list, ground }: StateProps) {
  const boards = Object.entries(BOARDS).map(([board, name]) => ({
    name,
    rows: (list?.data ?? []).filter(({ details }) => (details.board ?? 'mainboard') === board),
  }));
  return (
    <Ledger id={state} ground={ground}>
      <SectionHead id={`${state}-heading`} source={list && <SourceLine of={list} />}>
        {ISSUE_NAMES[state]}
      </SectionHead>
      {!list || list.data.length === 0 ? (
        <NoList list={list?.data ?? null} what="public issues">
          No public issue is in this list.
        </NoList>
      ) : (
        <>
          {boards.map(({ name, rows }) =>
            rows.length === 0 ? null : (
              <div key={name} className={styles.board}>
                <h3>{name}</h3>
                <Table
                  order="sortable"
                  caption={titleOf(list, `Public issues on the ${name}: ${ISSUE_NAMES[state]}`)}
                  columns={filledColumns(columnsOf(state), rows, ['name', 'days', 'band'])}
                  rows={rows}
                />
              </div>
            ),
          )}
          <p className={styles.files}>
            <FileLinks
              href={`/equity/issues.csv?state=${state}`}
              of={titleOf(list, `Public issues: ${ISSUE_NAMES[state]}`)}
            />
          </p>
        </>
      )}
    </Ledger>
  );
}

/** All public issues by their state today. */
export function IssuesPage({ issues }: IssuesPageProps) {
  const isWithoutProvider = LISTED_STATES.every((state) => isNotInFiles(issues[state]));
  const sentence = issuesSentence(issues.open?.data ?? null, issues.upcoming?.data.length ?? 0);
  return (
    <>
      <PageHead
        path="/ipos"
        heading="Public issues"
        lead={isWithoutProvider ? undefined : `${sentence}.`}
        note={<IssuesNote />}
      >
        <LinkRows
          heading="h2"
          rows={[
            {
              name: 'New on NSE',
              href: '/ipos/new-on-nse',
              text: 'The first day of each share listed within a year, and the last close.',
            },
            {
              name: 'How to apply',
              href: '/invest-in-ipos-and-fpos',
              text: 'Bidding by UPI or ASBA, step by step.',
            },
            {
              name: 'Days of all issues (ICS)',
              href: calendarPath('ipos'),
              text: 'A calendar file to subscribe to, which follows changes of the days.',
            },
          ]}
        />
        {isWithoutProvider && (
          <NoData>
            Public issues are not available here. The first days of new shares are under “New on
            NSE”.
          </NoData>
        )}
      </PageHead>
      {!isWithoutProvider &&
        ISSUE_STATES.filter(
          (state) => state !== 'withdrawn' || (issues.withdrawn?.data.length ?? 0) > 0,
        ).map((state, at) => (
          <StateSection
            key={state}
            state={state}
            list={issues[state]}
            ground={at % 2 === 0 ? 'tint' : 'plain'}
          />
        ))}
    </>
  );
}
