import type { ReactNode } from 'react';

import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { Sorting } from '@/components/ui/SortableTable/sorting';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

/** A table with what it finds, for a page and for its file. */
export interface Board<Row> {
  /** Its id on the page, and the name of its file: `/markets/files/{id}.csv`. */
  readonly id: string;
  /** The heading, which states what the table shows. */
  readonly finding: string;
  readonly caption: string;
  readonly columns: readonly SortableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** Said where there is no row. */
  readonly none: ReactNode;
}

/** A board whose heading and caption say where its data are made up. */
export const titledBoard = <Of extends Pick<Board<never>, 'finding' | 'caption'>>(
  board: Of,
  of: Sourced<unknown> | null,
): Of => ({
  ...board,
  finding: titleOf(of, board.finding),
  caption: titleOf(of, board.caption),
});
