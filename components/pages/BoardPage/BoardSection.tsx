import { Section } from '@/components/sections/text/Section';
import { filledColumns } from '@/components/ui/Table/columns';
import { NoData } from '@/components/ui/NoData/NoData';
import { Table } from '@/components/ui/Table/Table';

import type { Board } from './board';

interface BoardTableProps<Row> {
  board: Board<Row>;
  /** The query of the file, for a page about a session. */
  query?: string;
}

/** The table of a board with its file, or why there is none. */
export function BoardTable<Row>({ board, query = '' }: BoardTableProps<Row>) {
  const { id, caption, columns, rows, sortedBy, sparkOf, none } = board;
  const csv = board.csv ?? `/markets/files/${id}.csv`;
  const [first] = columns;
  if (rows.length === 0) return <NoData>{none}</NoData>;
  return (
    <Table
      order="sortable"
      caption={caption}
      columns={filledColumns(columns, rows, first ? [first.key] : [])}
      rows={rows}
      {...(sortedBy && { sortedBy })}
      {...(sparkOf && { sparkOf })}
      csv={`${csv}${query}`}
      folds
    />
  );
}

/** A further board of a page: its finding and its table. */
export function BoardSection<Row>(props: BoardTableProps<Row>) {
  const { id, headline } = props.board;
  return (
    <Section id={id} heading={headline.heading} lead={headline.lead} space="whole">
      <BoardTable {...props} />
    </Section>
  );
}
