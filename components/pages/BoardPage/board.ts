import type { ReactNode } from 'react';

import type { Column } from '@/components/ui/Table/columns';
import type { Sorting } from '@/components/ui/Table/sorting';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Headline } from '@/lib/domain/figure/headline';
import { type Sourced, titleOf } from '@/lib/domain/sourced';

/** The day of a board's figures and the time of rendering, which decide its tense. */
export interface BoardAge {
  readonly day: string | null;
  readonly now: MarketClock;
}

/** A table with its finding, for a page and for its file. */
export interface Board<Row> {
  /** Its id on the page, and the name of its file, unless that is `csv`. */
  readonly id: string;
  /** Its finding as a heading, or its name and the finding as a lead. */
  readonly headline: Headline;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sortedBy?: readonly [key: string, direction: Sorting['direction']];
  /** The address of its file; default: `/markets/files/{id}.csv`. */
  readonly csv?: string;
  /** The closes of a row's year, oldest first. */
  readonly sparkOf?: (row: Row) => readonly (number | null)[] | undefined;
  /** The text if there are no rows. */
  readonly none: ReactNode;
}

/** A board whose heading and caption say that its data are a sample, if they are. */
export const titledBoard = <Of extends Pick<Board<never>, 'headline' | 'caption'>>(
  board: Of,
  of: Pick<Sourced<unknown>, 'source'> | null,
): Of => ({
  ...board,
  headline: { ...board.headline, heading: titleOf(of, board.headline.heading) },
  caption: titleOf(of, board.caption),
});
