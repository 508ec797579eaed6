import type { ReactNode } from 'react';

import { DayChoice } from '@/components/sections/market/DayChoice';
import { standardWarning } from '@/lib/content/prescribed';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { type AskedDay, noSessionReason } from '@/lib/domain/market/lists/rows';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { type Board, titledBoard } from './board';
import { BoardPage, type BoardPageProps } from './BoardPage';
import { BoardSection } from './BoardSection';

interface DatedBoardPageProps<Row> extends Pick<BoardPageProps<Row>, 'path' | 'picture'> {
  /** The page's name, where there is no finding. */
  heading: string;
  note: BoardPageProps<Row>['notes'][number];
  asked: AskedDay;
  answer: Sourced<Dated<unknown>> | null;
  /** The first has the finding of the page. */
  boards: readonly [Board<Row>, ...Board<Row>[]];
  /** Given where the figures of the newest session are described in the present tense. */
  now?: MarketClock;
  /** Why the newest session is not shown although it is available. */
  withheld?: ReactNode;
  /** Stands under the first board. */
  children?: ReactNode;
}

/** Boards of one session, with a choice of other sessions. */
export function DatedBoardPage<Row>(props: DatedBoardPageProps<Row>) {
  const { path, heading, note, asked, answer, boards, now, withheld, picture, children } = props;
  const date = asked.kind === 'unreadable' ? null : (answer?.data.date ?? null);
  const reason = noSessionReason(asked, date) ?? withheld ?? null;
  const [first, ...further] = boards;
  const query = asked.kind === 'day' ? `?on=${asked.day}` : '';
  const day = date ?? (asked.kind === 'day' ? asked.day : null);
  return (
    <>
      <BoardPage
        path={path}
        board={
          reason ? { ...first, rows: [], none: reason, headline: { heading, lead: null } } : first
        }
        answer={reason ? null : answer && { ...answer, asOf: date }}
        isDated
        notes={[note]}
        ending={standardWarning.text}
        now={asked.kind === 'newest' ? now : undefined}
        query={query}
        choice={
          answer && !withheld && <DayChoice path={path} answer={{ ...answer.data, date: day }} />
        }
        picture={picture}
      />
      {children}
      {!reason &&
        further.map((board) => (
          <BoardSection
            key={`${board.id} ${date}`}
            board={titledBoard(board, answer)}
            query={query}
          />
        ))}
    </>
  );
}
