import { LinkRows } from '@/components/sections/text/LinkRows';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { BreadthBar } from '@/components/sections/BreadthBar';
import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { NoData } from '@/components/ui/NoData/NoData';
import { breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import { listFinding } from '@/lib/domain/market/lists/finding';
import { MARKET_TOOLS } from '@/lib/domain/market/tools';
import { isKnown, listRows } from '@/lib/domain/market/lists/rows';
import type { ListRow, MarketList } from '@/lib/domain/market/lists/types';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { newestOf } from '@/lib/domain/market/sources';
import type { Company } from '@/lib/domain/company/records';
import { type Dated, type Sourced, titleOf } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';

interface ListAnswer {
  readonly list: MarketList;
  readonly answer: Sourced<Dated<ListRow>> | null;
}

export interface MarketListsPageProps {
  lists: readonly ListAnswer[];
  companies: readonly Company[] | null;
  now: MarketClock;
}

/** A list's finding of its newest session, with its day where it is not the page's. */
function textOf(
  { list, answer }: ListAnswer,
  names: ReturnType<typeof namesBySymbol>,
  day: string | null,
): string {
  const { date = null, rows: all = [] } = answer?.data ?? {};
  const rows = listRows(list, all);
  if (rows.length > 0) {
    return `${titleOf(answer, listFinding(list, rows, names, date === day ? null : date))}.`;
  }
  return date !== null && isKnown(list, all) ? list.none : `${list.note}.`;
}

/** Every list of the market with the finding of its newest session. */
export function MarketListsPage({ lists, companies, now }: MarketListsPageProps) {
  const names = namesBySymbol(companies);
  const day = lists.find(({ list, answer }) => list.of === 'day' && answer?.data.date)?.answer;
  const breadth =
    day && breadthOf(day.data.rows.map(({ changePercent = null }) => ({ changePercent })));
  const date = day?.data.date ?? null;
  const finding = breadth && breadthSentence(breadth);
  const source = day && newestOf([{ ...day, asOf: day.data.date }]);
  return (
    <>
      <AnswerSection
        path="/markets"
        id="lists"
        {...headline('Market lists', [finding ?? null], pastDay('market-list', date, now), now)}
        source={source && <SourceLine of={source} />}
        notes={
          <>
            <AgeNote kind="market-list" day={date} now={now} source={day?.source} />
            <p>
              Which shares rose, fell, reached a high or a low, were traded most or were bought and
              sold in large deals. Each list has its rule, its earlier days and a file.
            </p>
          </>
        }
      >
        {breadth ? (
          <div className={basics.bottom24}>
            <BreadthBar breadth={breadth} />
          </div>
        ) : (
          <NoData>The exchange’s figures for the lists have not reached us.</NoData>
        )}
        <LinkRows
          heading="h2"
          rows={lists.map((one) => ({
            name: one.list.label,
            href: one.list.path,
            text: textOf(one, names, date),
          }))}
        />
      </AnswerSection>
      <Section id="tools" heading="Companies by figures of your own" space="whole">
        <LinkRows
          rows={MARKET_TOOLS.map(({ label, path, note }) => ({
            name: label,
            href: path,
            text: `${note}.`,
          }))}
        />
      </Section>
    </>
  );
}
