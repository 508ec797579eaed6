import { Divider } from '@/components/ui/Divider/Divider';
import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type Column, day, percent, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import { averagesOf } from '@/lib/domain/company/averages';
import { shortName } from '@/lib/domain/company/names';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { brokenWords, returnsSentence, type SpanReturn } from '@/lib/domain/company/returns';
import type { CompanyStory } from '@/lib/domain/company/story';
import { whatIfPath } from '@/lib/pages/addresses/paths';
import { formatRupees } from '@/lib/tools/format';
import type { Dated, Parts } from '@/lib/domain/market/sources';

const COLUMNS: readonly Column<SpanReturn>[] = [
  words('span', 'Over', ({ span }) => span),
  day('from', 'From', ({ from }) => from, { slot: 'line' }),
  words('change', 'In ₹', ({ change }) => change, {
    isFigure: true,
    cell: ({ change }) => <Change change={change} percent={null} />,
  }),
  words('percent', 'Share', (row) => row.percent.value, {
    isFigure: true,
    cell: (row) => brokenWords(row) ?? <Change change={null} percent={row.percent.value} />,
  }),
  percent('nifty', 'Nifty 50', ({ niftyPercent }) => niftyPercent),
];

interface ReturnsSectionProps {
  story: CompanyStory;
  sources: Parts;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

/** The share's returns over several spans, with those of the Nifty 50, and its averages. */
export function ReturnsSection({ story, sources, page }: ReturnsSectionProps) {
  const { returns, company } = story;
  const hasNifty = returns.some(({ niftyPercent }) => niftyPercent !== null);
  const averages = averagesOf(story);
  return (
    <>
      <Divider />
      <Ledger
        note={
          <SideNote title="Price only">
            <p>Splits and bonus issues are adjusted for; dividends are not counted.</p>
          </SideNote>
        }
      >
        <SectionHead
          id="returns-heading"
          more={
            <SiteLink href={whatIfPath({ kind: 'share', of: company.symbol ?? company.slug })}>
              What ₹1,00,000 became
            </SiteLink>
          }
          source={<PartSource of={sources} page={page} />}
          lead={
            averages.length > 0 &&
            withSampleMark(
              sources.prices,
              `Its closes average ${averages
                .map(({ days, mean }) => `${formatRupees(mean)} over ${days} days`)
                .join(', ')}.`,
            )
          }
        >
          {withSampleMark(sources.prices, returnsSentence(returns, story.now))}
        </SectionHead>
        <Table
          caption={`Returns of ${shortName(company.name)}`}
          columns={COLUMNS.filter(({ key }) => key !== 'nifty' || hasNifty)}
          rows={returns}
          rowKey={({ span }) => span}
        />
      </Ledger>
    </>
  );
}
