import { INDEX_COLUMNS } from '@/components/sections/market/index-columns';
import { Section } from '@/components/sections/text/Section';
import { CHANGE_COLUMN, filledColumns, words } from '@/components/ui/Table/columns';
import { Table } from '@/components/ui/Table/Table';
import type { IndexNearBy, NearIndex } from '@/lib/domain/index/near';
import { indexName } from '@/lib/domain/index/names';
import { asSentence, listed } from '@/lib/tools/phrases';

import type { IndexPageProps } from './IndexPage';

const BY: Readonly<Record<IndexNearBy, string>> = {
  change: 'change',
  pe: 'P/E',
  list: 'the exchange’s list',
};

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ quote, by }: NearIndex, exchange: string) => ({ ...quote, exchange, by });

/** Those that fit next to each other on a phone. */
const SHOWN = ['name', 'value', CHANGE_COLUMN.key, 'pe'];

const COLUMNS = [
  ...INDEX_COLUMNS.filter(({ key }) => SHOWN.includes(key)),
  words<Row>('by', 'Next to it by', ({ by }) => asSentence(listed(by.map((one) => BY[one]))), {
    slot: 'line',
  }),
];

/** The indices next to this one by the session’s change, by P/E and in the exchange’s list. */
export function NearIndicesSection({ quote, exchange, near }: IndexPageProps) {
  if (near.length === 0) return null;
  const name = indexName(quote.name);
  const rows = near.map((one) => rowOf(one, exchange));
  return (
    <Section id="near" heading={`Indices next to ${name}`} space="whole">
      <Table<Row>
        caption={`Indices next to ${name} by change, P/E and the exchange’s list`}
        columns={filledColumns(COLUMNS, rows, ['name'])}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
