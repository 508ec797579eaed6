import { filledColumns } from '@/components/ui/Table/columns';
import type { ReactNode } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';

import type { Board } from './board';

interface BoardSectionProps<Row> {
  board: Board<Row>;
  ground?: 'plain' | 'tint';
  /** Content of the margin; below the table on a phone. */
  note?: ReactNode;
  source?: ReactNode;
  /** The query of the file, for a page about a session. */
  query?: string;
  children?: ReactNode;
}

/** A board: its finding, a drawing of it if any, and its table with a file. */
export function BoardSection<Row>(props: BoardSectionProps<Row>) {
  const { board, ground = 'plain', note, source, query = '', children } = props;
  const { id, finding, caption, columns, rows, sortedBy, none } = board;
  const [first] = columns;
  return (
    <Ledger id={id} ground={ground} note={note}>
      <SectionHead id={`${id}-heading`} source={source}>
        {finding}
      </SectionHead>
      {children}
      {rows.length === 0 ? (
        <NoData>{none}</NoData>
      ) : (
        <Table
          order="sortable"
          caption={caption}
          columns={filledColumns(columns, rows, first ? [first.key] : [])}
          rows={rows}
          {...(sortedBy && { sortedBy })}
          csv={`/markets/files/${id}.csv${query}`}
          folds
        />
      )}
    </Ledger>
  );
}
