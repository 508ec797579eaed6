import type { ReactNode } from 'react';

import { DayChoice } from '@/components/sections/market/DayChoice';
import { reasonOf } from '@/components/sections/market/ListTable';
import { PageHead } from '@/components/sections/text/PageHead';
import { AgedSource } from '@/components/sections/AgedSource';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { AskedDay } from '@/lib/domain/market/lists/rows';
import type { SitePath } from '@/lib/tools/site-path';
import type { Dated, Sourced } from '@/lib/domain/sourced';

import { type Board, titledBoard } from './board';
import { BoardSection } from './BoardSection';

interface DatedBoardPageProps<Row> {
  path: SitePath;
  heading: string;
  note: { readonly title: string; readonly text: ReactNode };
  asked: AskedDay;
  answer: Sourced<Dated<unknown>> | null;
  boards: readonly Board<Row>[];
  /** Given where the figures of the newest session are described in the present tense. */
  now?: MarketClock;
  /** Why the newest session is not shown although it is available. */
  withheld?: ReactNode;
  /** A drawing of the first board, above its table. */
  picture?: ReactNode;
  /** Stands between the head and the boards. */
  children?: ReactNode;
}

/** Boards of one session, with links to other sessions. */
export function DatedBoardPage<Row>(props: DatedBoardPageProps<Row>) {
  const { path, heading, note, asked, answer, boards, now, withheld, picture, children } = props;
  const date = asked.kind === 'unreadable' ? null : (answer?.data.date ?? null);
  const reason = reasonOf(asked, date) ?? withheld ?? null;
  return (
    <>
      <PageHead path={path} heading={heading}>
        {answer && !withheld && <DayChoice path={path} answer={{ ...answer.data, date }} />}
      </PageHead>
      {children}
      {(reason ? boards.slice(0, 1) : boards).map((board, at) => (
        <BoardSection
          key={`${board.id} ${date}`}
          board={
            reason
              ? {
                  ...board,
                  rows: [],
                  finding: withheld ? heading : 'No session to show',
                  none: reason,
                }
              : titledBoard(board, answer)
          }
          ground={at === 0 ? 'tint' : 'plain'}
          note={
            at === 0 && (
              <>
                <SideNote title={note.title}>
                  <p>{note.text}</p>
                </SideNote>
                <p>{standardWarning.text}</p>
              </>
            )
          }
          source={
            at === 0 &&
            date &&
            answer &&
            !reason && (
              <AgedSource
                of={{ ...answer, asOf: date }}
                now={asked.kind === 'newest' ? now : undefined}
              />
            )
          }
          query={asked.kind === 'day' ? `?on=${asked.day}` : ''}
        >
          {at === 0 && !reason && picture}
        </BoardSection>
      ))}
    </>
  );
}
