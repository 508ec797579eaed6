import { Fold } from '@/components/ui/Fold';
import { words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import type { TableSection } from '@/lib/content/products/types';

import { Rich } from '@/components/sections/text/Rich';
import basics from '@/components/ui/Basics.module.scss';

type Row = readonly string[];

/** A table with the cells of the record. */
export function TextTable({
  section: { id, caption, columns, rows, after, isFolded },
}: {
  section: TableSection;
}) {
  const table = (
    <>
      <Table<Row>
        caption={caption}
        layout="words"
        rows={rows}
        rowKey={([name]) => name ?? ''}
        columns={columns.map(({ label, isFigure, narrow }, at) =>
          words(label, label, (row) => row[at] ?? '', {
            isFigure,
            slot: narrow,
            cell: (row) => <Rich text={row[at] ?? ''} />,
          }),
        )}
      />
      {after && (
        <p className={basics.top24}>
          <Rich text={after} />
        </p>
      )}
    </>
  );
  if (!isFolded) return table;
  return (
    <Fold name={id} title={caption} unfoldedFrom="desktop">
      {table}
    </Fold>
  );
}
