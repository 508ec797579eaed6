import type { ReactNode } from 'react';

import { AnswerSection } from '@/components/sections/AnswerSection';
import { DayChoice } from '@/components/sections/market/DayChoice';
import { reasonOf } from '@/components/sections/market/ListTable';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { AskedDay } from '@/lib/domain/market/lists/rows';
import type { SitePath } from '@/lib/tools/site-path';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { type Board, titledBoard } from './board';
import { BoardSection, BoardTable } from './BoardSection';

interface DatedBoardPageProps<Row> {
  path: SitePath;
  /** The page's name, where there is no finding. */
  heading: string;
  note: { readonly title: string; readonly text: ReactNode };
  asked: AskedDay;
  answer: Sourced<Dated<unknown>> | null;
  boards: readonly [Board<Row>, ...Board<Row>[]];
  /** Given where the figures of the newest session are described in the present tense. */
  now?: MarketClock;
  /** Why the newest session is not shown although it is available. */
  withheld?: ReactNode;
  /** A drawing of the first board, above its table. */
  picture?: ReactNode;
  /** Stands under the first board. */
  children?: ReactNode;
}

/** Boards of one session, with a choice of other sessions. */
export function DatedBoardPage<Row>(props: DatedBoardPageProps<Row>) {
  const { path, heading, note, asked, answer, boards, now, withheld, picture, children } = props;
  const date = asked.kind === 'unreadable' ? null : (answer?.data.date ?? null);
  const reason = reasonOf(asked, date) ?? withheld ?? null;
  const [first, ...further] = boards.map((board) => titledBoard(board, answer));
  if (!first) return null;
  const query = asked.kind === 'day' ? `?on=${asked.day}` : '';
  const source = date && answer && !reason ? { ...answer, asOf: date } : null;
  return (
    <>
      <AnswerSection
        key={`${first.id} ${date}`}
        path={path}
        id={first.id}
        {...(reason ? { heading } : first.headline)}
        source={source && <SourceLine of={source} />}
        choice={answer && !withheld && <DayChoice path={path} answer={{ ...answer.data, date }} />}
        notes={
          <>
            {source && now && asked.kind === 'newest' && (
              <AgeNote kind="market-list" day={date} now={now} source={source.source} />
            )}
            <SideNote title={note.title}>
              <p>{note.text}</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      >
        {!reason && picture}
        <BoardTable board={reason ? { ...first, rows: [], none: reason } : first} query={query} />
      </AnswerSection>
      {children}
      {!reason &&
        further.map((board) => (
          <BoardSection key={`${board.id} ${date}`} board={board} query={query} />
        ))}
    </>
  );
}
