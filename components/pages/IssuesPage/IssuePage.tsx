import { PageHead } from '@/components/sections/text/PageHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { count, rupees, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { leastBids, reservedShares } from '@/lib/domain/issue/amounts';
import { issueNotes } from '@/lib/domain/issue/notes';
import { ENDINGS, issueSteps, whereSentence } from '@/lib/domain/issue/timeline';
import { ISSUE_NAMES, issueDays, lotCost, priceBand } from '@/lib/domain/market/issues';
import { titleOf } from '@/lib/domain/sourced';
import { calendarPath } from '@/lib/pages/calendars/calendar-names';
import type { IssuePageData } from '@/lib/pages/issues/issue-page';
import { companyPath } from '@/lib/pages/addresses/paths';
import { formatCount, formatCrore, formatPercent, formatRupees, MISSING } from '@/lib/tools/format';

import { BidsSection } from './BidsSection';
import basics from '@/components/ui/Basics.module.scss';
import { PapersSection } from './PapersSection';
import { Timeline } from './Timeline';

export type IssuePageProps = IssuePageData;

const BOARDS = { mainboard: 'Main board', sme: 'SME board' } as const;

function LeastSums({ issue, source }: IssuePageProps) {
  const rows = leastBids(issue);
  if (rows.length === 0) return <NoData>The price band or the lot is not announced yet.</NoData>;
  return (
    <Table<(typeof rows)[number]>
      caption={titleOf(source, `Least bids for ${issue.name}`)}
      columns={[
        words('name', 'Class of bidder', ({ name }) => name),
        words('rule', 'Sums', ({ rule }) => rule, { slot: 'line' }),
        count('lots', 'Least lots', ({ lots }) => lots),
        rupees('sum', 'Least sum', ({ sum }) => sum),
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

function Reservation({ issue, source }: IssuePageProps) {
  const rows = reservedShares(issue);
  if (rows.length === 0) return null;
  return (
    <Table<(typeof rows)[number]>
      caption={titleOf(source, `Shares reserved in ${issue.name}`)}
      showCaption
      columns={[
        words('name', 'Reserved for', ({ name }) => name),
        count('shares', 'Shares', ({ shares }) => shares),
        words('percent', 'Part', ({ percent }) => formatPercent(percent, 1), { isFigure: true }),
      ]}
      rows={rows}
      rowKey={({ name }) => name}
    />
  );
}

/** The share's performance since its first day. */
function ListedSection({ issue, listed }: IssuePageProps) {
  const price = listed?.issuePrice ?? issue.details.issuePrice;
  return (
    <Section id="listed" heading="Since the listing" source={listed && <SourceLine of={listed} />}>
      <FigureList
        figures={[
          { label: 'Issue price', value: formatRupees(price) },
          ...(listed
            ? [
                { label: 'First opening price', value: formatRupees(listed.open) },
                { label: 'First close', value: formatRupees(listed.close) },
                { label: 'Last close', value: formatRupees(listed.now) },
              ]
            : []),
        ]}
      />
      {listed ? (
        <p>
          The last close is adjusted for splits and bonus issues since the first day.{' '}
          {listed.slug !== null && (
            <SiteLink href={companyPath(listed.slug)}>The company’s page</SiteLink>
          )}
        </p>
      ) : (
        <NoData>No prices of its first day are on record here.</NoData>
      )}
    </Section>
  );
}

function HowToBid() {
  return (
    <Section
      id="bid"
      heading="Two ways to bid"
      more={<SiteLink href="/invest-in-ipos-and-fpos">How to apply</SiteLink>}
    >
      <p>
        By UPI: bid in the broker’s app with your own UPI ID, and approve the block in your bank’s
        app by 17:00 on the last day. By ASBA: bid in the net banking of your bank, up to any sum;
        UPI is for bids of up to ₹5 lakh. Either way the money stays in your account, blocked, until
        the shares are allotted.
      </p>
    </Section>
  );
}

/** The days of an issue, and its current step. */
function DaysSection({ issue, state, source, holidays, clock }: IssuePageProps) {
  const steps = issueSteps(issue, holidays);
  const isByRule = steps.some((step) => step.isByRule);
  const none =
    state === 'withdrawn'
      ? ENDINGS[issue.details.ended?.how ?? 'withdrawn']
      : 'Its days are not announced yet';
  return (
    <Section
      id="days"
      heading={steps.length > 0 ? whereSentence(steps, clock) : none}
      lead={`Bidding: ${issueDays(issue, 'open')}.`}
      ground="tint"
      note={
        isByRule && (
          <SideNote title="By rule">
            <p>
              Where nobody has stated a day, it is counted from the closing day: allotment one
              working day later, shares and released money two, listing three.
            </p>
          </SideNote>
        )
      }
    >
      <Timeline
        steps={steps}
        clock={clock}
        caption={titleOf(source, `The days of the issue of ${issue.name}`)}
      />
      <p className={basics.top16}>
        <a href={calendarPath('ipos')}>The days of all issues as a calendar (ICS)</a>
      </p>
    </Section>
  );
}

/** A public issue: its days, amounts, documents and outcome. */
export function IssuePage(props: IssuePageProps) {
  const { issue, state, source } = props;
  const { board } = issue.details;
  const isBefore = state === 'open' || state === 'upcoming';
  return (
    <>
      <PageHead
        path="/ipos"
        own={issue.name}
        heading={issue.name}
        lead={[issue.type, board && BOARDS[board], issue.exchange, ISSUE_NAMES[state]]
          .filter(Boolean)
          .join(' · ')}
      >
        <SourceLine of={source} />
        {issueNotes(issue).map((note) => (
          <p key={note} className={basics.bottom16}>
            {note}
          </p>
        ))}
        <FigureList
          figures={[
            { label: 'Price band', value: priceBand(issue) },
            { label: 'Lot', value: formatCount(issue.lotSize) },
            { label: 'One lot', value: formatRupees(lotCost(issue)) },
            { label: 'Issue size', value: formatCrore(issue.issueSizeCrore) },
          ].filter(({ value }) => value !== MISSING)}
        />
      </PageHead>
      {state === 'listed' && <ListedSection {...props} />}
      <DaysSection {...props} />
      {state !== 'withdrawn' && (
        <Section
          id="sums"
          heading={isBefore ? 'What a bid costs at least' : 'What a bid cost at least'}
          lead="At the highest price of the band."
        >
          <LeastSums {...props} />
          <Reservation {...props} />
        </Section>
      )}
      <BidsSection {...props} />
      {isBefore && <HowToBid />}
      <PapersSection {...props} />
    </>
  );
}
