import type { ReactNode } from 'react';

import type { Column } from '@/components/ui/Table/columns';
import type { Sorting } from '@/components/ui/Table/sorting';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

/** A table with its finding, for a page and for its file. */
export interface Board<Row> {
  /** Its id on the page, and the name of its file: `/markets/files/{id}.csv`. */
  readonly id: string;
  /** The heading, which states what the table shows. */
  readonly finding: string;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** The text if there are no rows. */
  readonly none: ReactNode;
}

/** A board whose heading and caption say that its data are a sample, if they are. */
export const titledBoard = <Of extends Pick<Board<never>, 'finding' | 'caption'>>(
  board: Of,
  of: Sourced<unknown> | null,
): Of => ({
  ...board,
  finding: titleOf(of, board.finding),
  caption: titleOf(of, board.caption),
});
