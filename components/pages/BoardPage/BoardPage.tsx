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

export interface BoardPageProps<Row> {
  path: SitePath;
  board: Board<Row>;
  /** Whose figures the board has, with their day; `null` where there are none. */
  answer: Pick<Sourced<unknown>, 'asOf' | 'source' | 'note'> | null;
  /** Whether day and source are stated; default: if the board has rows. */
  isDated?: boolean;
  notes: readonly { readonly title: string; readonly text: ReactNode }[];
  /** The last sentence of the notes. */
  ending?: string | null;
  /** Left out where the age of the figures is expected. */
  now?: MarketClock | undefined;
  /** The query of the file, for a page about a session. */
  query?: string;
  /** Selects of the day or the month. */
  choice?: ReactNode;
  /** A drawing above the table. */
  picture?: ReactNode;
  /** In place of the board's table. */
  children?: ReactNode;
}

/** The page of a board: its finding, the choice of its day, its table and its notes. */
export function BoardPage<Row>(props: BoardPageProps<Row>) {
  const { path, answer, notes, ending, now, query, choice, picture, children } = props;
  const board = titledBoard(props.board, answer);
  const hasRows = board.rows.length > 0;
  const shown = (props.isDated ?? hasRows) ? answer : null;
  return (
    <AnswerSection
      key={`${board.id} ${answer?.asOf}`}
      path={path}
      id={board.id}
      {...board.headline}
      source={shown && <SourceLine of={shown} />}
      choice={choice}
      notes={
        <>
          {shown && now && (
            <AgeNote kind="market-list" day={dayOf(shown.asOf)} now={now} source={shown.source} />
          )}
          {notes.map(({ title, text }) => (
            <SideNote key={title} title={title}>
              {typeof text === 'string' ? <p>{text}</p> : text}
            </SideNote>
          ))}
          {ending && <p>{ending}</p>}
        </>
      }
    >
      {shown && picture}
      {(hasRows && children) || <BoardTable board={board} query={query} />}
    </AnswerSection>
  );
}
