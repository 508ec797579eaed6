import type { ReactNode } from 'react';

import { AgeNote } from '@/components/sections/AgeNote';
import { AnswerSection } from '@/components/sections/AnswerSection';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { dayOf } from '@/lib/domain/figure/tense';
import type { Sourced } from '@/lib/domain/sourced';
import type { SitePath } from '@/lib/tools/site-path';

import { type Board, titledBoard } from './board';
import { BoardTable } from './BoardSection';

interface BoardPageProps<Row> {
  path: SitePath;
  board: Board<Row>;
  /** Day and source of the figures; `null` where there are none. */
  answer: Sourced<unknown> | null;
  note: { readonly title: string; readonly text: ReactNode };
  now: MarketClock;
  /** A drawing above the table. */
  picture?: ReactNode;
  /** In place of the board's table. */
  children?: ReactNode;
}

/** A board of the newest session; one of any session is a `DatedBoardPage`. */
export function BoardPage<Row>(props: BoardPageProps<Row>) {
  const { path, answer, note, now, picture, children } = props;
  const board = titledBoard(props.board, answer);
  const shown = board.rows.length > 0 ? answer : null;
  return (
    <AnswerSection
      path={path}
      id={board.id}
      {...board.headline}
      source={shown && <SourceLine of={shown} />}
      notes={
        <>
          {shown && (
            <AgeNote kind="market-list" day={dayOf(shown.asOf)} now={now} source={shown.source} />
          )}
          <SideNote title={note.title}>
            {typeof note.text === 'string' ? <p>{note.text}</p> : note.text}
          </SideNote>
        </>
      }
    >
      {shown && picture}
      {(board.rows.length > 0 && children) || <BoardTable board={board} />}
    </AnswerSection>
  );
}
