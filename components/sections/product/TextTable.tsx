import { Table } from '@/components/ui/Table/Table';
import type { TableSection } from '@/lib/content/products/types';

import { Rich } from './Rich';
import styles from './TextTable.module.scss';

type Row = readonly string[];

/** A table with the cells of the record. */
export function TextTable({
  section: { caption, columns, rows, after },
}: {
  section: TableSection;
}) {
  return (
    <>
      <Table<Row>
        caption={caption}
        rows={rows}
        rowKey={([name]) => name ?? ''}
        columns={columns.map(({ label, isFigure, hide }, at) => ({
          key: label,
          header: label,
          isFigure,
          hide,
          cell: (row) => <Rich text={row[at] ?? ''} />,
        }))}
      />
      {after && (
        <p className={styles.after}>
          <Rich text={after} />
        </p>
      )}
    </>
  );
}
