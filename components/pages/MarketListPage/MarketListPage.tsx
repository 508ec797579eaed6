import { LinkRows } from '@/components/sections/text/LinkRows';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { SectionHead } from '@/components/sections/SectionHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import { listAnswer } from '@/lib/domain/market/lists/finding';
import { type AskedDay, listRows } from '@/lib/domain/market/lists/rows';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import type { ListRow, MarketList } from '@/lib/domain/market/lists/types';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { SitePath } from '@/lib/tools/site-path';
import type { Company } from '@/lib/domain/company/records';
import { type Dated, type Sourced, titleOf } from '@/lib/domain/sourced';

import { DayChoice } from '@/components/sections/market/DayChoice';
import { ListTable } from '@/components/sections/market/ListTable';

export interface MarketListPageProps {
  list: MarketList;
  asked: AskedDay;
  answer: Sourced<Dated<ListRow>> | null;
  companies: readonly Company[] | null;
  sparks?: Sparks;
  now: MarketClock;
}

/** A list of the market in one session, with its rule and links to the other lists. */
export function MarketListPage(props: MarketListPageProps) {
  const { list, asked, answer, companies, sparks, now } = props;
  const names = namesBySymbol(companies);
  const known = asked.kind === 'unreadable' ? null : answer;
  const date = known?.data.date ?? null;
  const day = date ?? (asked.kind === 'day' ? asked.day : null);
  const rows = known ? listRows(list, known.data.rows) : [];
  const path = list.path as SitePath;
  const past = asked.kind === 'day' ? day : pastDay('market-list', date, now);
  const { heading, lead } = headline(list.label, listAnswer(list, rows, names), past, now);
  return (
    <>
      <AnswerSection
        path={path}
        id="list"
        heading={titleOf(known, heading)}
        lead={lead}
        source={date !== null && known && <SourceLine of={{ ...known, asOf: date }} />}
        choice={answer && <DayChoice path={path} answer={{ ...answer.data, date: day }} />}
        notes={
          <>
            {asked.kind === 'newest' && (
              <AgeNote kind="market-list" day={date} now={now} source={known?.source} />
            )}
            <SideNote title="What belongs here">
              <p>{list.rule}</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      >
        <ListTable
          list={list}
          asked={asked}
          rows={rows}
          names={names}
          sparks={sparks}
          answer={known}
        />
      </AnswerSection>
      <Ledger id="others" space="whole">
        <SectionHead id="others-heading">Other lists of the session</SectionHead>
        <LinkRows
          rows={MARKET_LISTS.filter(({ key }) => key !== list.key).map(
            ({ label, path: href, note }) => ({
              name: label,
              href,
              text: `${note}.`,
            }),
          )}
        />
      </Ledger>
    </>
  );
}
