import type { ReactNode } from 'react';

import { PageHead } from '@/components/pages/TextPage/PageHead';
import { SourceLine } from '@/components/sections/SourceLine';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';
import type { SitePath } from '@/lib/tools/site-path';
import type { Sourced } from '@/lib/domain/sourced';

import { type Board, titledBoard } from './board';
import { BoardSection } from './BoardSection';

interface EventsPageProps<Row> {
  path: SitePath;
  heading: string;
  lead: string;
  note: { readonly title: string; readonly text: ReactNode };
  /** Events to come, and past ones. */
  boards: readonly Board<Row>[];
  events: Sourced<unknown> | null;
  /** The session that events are coming from. */
  day: string;
}

/** Events of companies: those to come, then those of the last thirty days. */
export function EventsPage<Row>(props: EventsPageProps<Row>) {
  const { path, heading, lead, note, boards, events, day } = props;
  return (
    <>
      <PageHead
        path={path}
        heading={heading}
        lead={lead}
        note={
          <>
            <SideNote title={note.title}>
              <p>{note.text}</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      />
      {boards.map((board, at) => (
        <BoardSection
          key={board.id}
          board={titledBoard(board, events)}
          ground={at === 0 ? 'tint' : 'plain'}
          source={
            at === 0 &&
            events &&
            board.rows.length > 0 && <SourceLine of={{ ...events, asOf: day }} />
          }
        />
      ))}
    </>
  );
}
