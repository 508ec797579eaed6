import { Section } from '@/components/sections/text/Section';
import { type Column, filledColumns, words } from '@/components/ui/Table/columns';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { issueColumns } from '@/components/sections/market/issue-columns';
import { IssuesNote } from '@/components/sections/market/IssuesSection';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { PartSource, SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { FileLinks } from '@/components/ui/FileLinks';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData, NoList } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';
import { headline } from '@/lib/domain/figure/headline';
import type { Clock } from '@/lib/domain/market/bidding-hours';
import {
  closesIn,
  ISSUE_NAMES,
  ISSUE_STATES,
  type IssueLists,
  issuesSentence,
  type IssueState,
  LISTED_STATES,
} from '@/lib/domain/market/issues';
import type { PublicIssue } from '@/lib/domain/market/records';
import type { ListingRow } from '@/lib/domain/issue/listings';
import { issueMarks } from '@/lib/domain/issue/notes';
import { type Dated, isNotInFiles, newestOf } from '@/lib/domain/market/sources';
import { type Sourced, titleOf } from '@/lib/domain/sourced';
import { calendarPath } from '@/lib/pages/calendars/calendar-names';
import { issuePath } from '@/lib/pages/addresses/paths';
import { slugOf } from '@/lib/tools/slug';

import { IssueMonth } from './IssueMonth';
import styles from './IssuesPage.module.scss';
import { listingColumns } from './listing-columns';

type IssueList = Sourced<readonly PublicIssue[]> | null;

export interface IssuesPageProps {
  issues: IssueLists;
  /** First days on NSE, newest first. */
  listings: Sourced<readonly ListingRow[]> | null;
  /** The last parts of the addresses of companies by symbol. */
  slugs: ReadonlyMap<string | null, string>;
  /** The moment in India. */
  clock: Clock;
  /** Days on weekdays without trading. */
  holidays: ReadonlySet<string>;
}

const BOARDS = { mainboard: 'Main board', sme: 'SME board' } as const;

/** First days that are shown where there is no issue. */
const NEWEST = 8;

/** The name leads to the issue's own page; an issue without a board counts as main board. */
function columnsOf(state: IssueState, clock: Clock): readonly Column<PublicIssue>[] {
  const [, ...others] = issueColumns(state);
  return [
    words('name', 'Company', ({ name }) => name, {
      cell: (issue) => (
        <>
          <SiteLink href={issuePath(slugOf(issue.slug ?? issue.name))}>{issue.name}</SiteLink>
          <span className={typeStyles.second}>
            {[
              issue.type,
              issue.exchange,
              ...issueMarks(issue),
              state === 'open' ? closesIn(issue, clock) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    }),
    words('board', 'Kind', ({ details }) => BOARDS[details.board ?? 'mainboard']),
    ...others,
  ];
}

interface IssueTableProps {
  state: IssueState;
  list: IssueList;
  clock: Clock;
}

/** The issues of a state in one table, those of both boards, with its file. */
function IssueTable({ state, list, clock }: IssueTableProps) {
  if (!list || list.data.length === 0) {
    return (
      <NoList list={list?.data ?? null} what="public issues">
        No public issue is in this list.
      </NoList>
    );
  }
  const title = titleOf(list, `Public issues: ${ISSUE_NAMES[state]}`);
  return (
    <>
      <Table
        order="sortable"
        caption={title}
        columns={filledColumns(columnsOf(state, clock), list.data, ['name', 'days', 'band'])}
        rows={list.data}
      />
      <p className={styles.files}>
        <FileLinks href={`/equity/issues.csv?state=${state}`} of={title} />
      </p>
    </>
  );
}

interface StateSectionProps extends IssueTableProps {
  /** The source of the line under the page's title. */
  page: Dated | null;
}

function StateSection({ page, ...table }: StateSectionProps) {
  const { state, list } = table;
  return (
    <Section
      id={state}
      heading={ISSUE_NAMES[state]}
      source={list && <PartSource of={{ [ISSUE_NAMES[state]]: list }} page={page} />}
      space="whole"
    >
      <IssueTable {...table} />
    </Section>
  );
}

/** The newest shares on NSE, where no source has public issues or none is in its lists. */
function NewestListings({ listings, slugs }: Pick<IssuesPageProps, 'listings' | 'slugs'>) {
  const rows = listings?.data.slice(0, NEWEST) ?? [];
  if (!listings || rows.length === 0) return null;
  return (
    <>
      <Table
        order="sortable"
        caption={titleOf(listings, `The newest ${rows.length} shares on NSE`)}
        columns={filledColumns(listingColumns(slugs), rows, ['name', 'day']).filter(
          ({ key }) => key !== 'symbol',
        )}
        rows={rows}
        sortedBy={['day', 'descending']}
      />
      <p className={basics.more}>
        <SiteLink href="/ipos/new-on-nse">All new shares of the year</SiteLink>
      </p>
    </>
  );
}

/** What leads on from the page. */
const FURTHER = [
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
];

/** All public issues by their state today, the open ones first. */
export function IssuesPage({ issues, listings, slugs, clock, holidays }: IssuesPageProps) {
  const isWithoutProvider = LISTED_STATES.every((state) => isNotInFiles(issues[state]));
  const all = ISSUE_STATES.flatMap((state) => issues[state]?.data ?? []);
  const hasIssues = all.length > 0;
  const isMissing = !hasIssues && LISTED_STATES.some((state) => issues[state] === null);
  const page = newestOf(hasIssues ? LISTED_STATES.map((state) => issues[state]) : [listings]);
  const sentence = issuesSentence(issues.open?.data ?? null, issues.upcoming?.data.length ?? 0);
  return (
    <>
      <AnswerSection
        path="/ipos"
        id={hasIssues ? 'open' : 'newest'}
        {...headline('Public issues', isWithoutProvider ? [] : [sentence], null, clock)}
        source={page && <SourceLine of={page} />}
        notes={<IssuesNote />}
      >
        {isWithoutProvider && (
          <NoData>Public issues are not available here. These shares are new on NSE.</NoData>
        )}
        {isMissing && (
          <NoData>
            We can’t load public issues now. Try again in a minute.
            {(listings?.data.length ?? 0) > 0 && ' These shares are new on NSE.'}
          </NoData>
        )}
        {hasIssues ? (
          <IssueTable state="open" list={issues.open} clock={clock} />
        ) : (
          <NewestListings listings={listings} slugs={slugs} />
        )}
      </AnswerSection>
      {hasIssues && (
        <>
          <IssueMonth issues={all} clock={clock} holidays={holidays} />
          {ISSUE_STATES.filter(
            (state) =>
              state !== 'open' &&
              (state !== 'withdrawn' || (issues.withdrawn?.data.length ?? 0) > 0),
          ).map((state) => (
            <StateSection
              key={state}
              state={state}
              list={issues[state]}
              clock={clock}
              page={page}
            />
          ))}
        </>
      )}
      <Ledger id="further" space="whole">
        <LinkRows heading="h2" rows={FURTHER} />
      </Ledger>
    </>
  );
}
