import typeStyles from '@/components/ui/Type.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import {
  type Column,
  count,
  figure,
  percent,
  type Slot,
  words,
} from '@/components/ui/Table/columns';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { LIST_VALUES } from '@/lib/domain/market/lists/rows';
import type { ListColumn, ListRow, MarketList } from '@/lib/domain/market/lists/types';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { companyPath } from '@/lib/pages/addresses/paths';

type Build = (value: Column<ListRow>['value'], isSorted: boolean) => Column<ListRow>;

/** The figure that a list is sorted by has a bar. */
const number =
  (key: ListColumn, label: string, slot?: Slot): Build =>
  (value, isSorted) =>
    figure(key, label, value, { slot, hasBar: isSorted });

const whole =
  (key: ListColumn, label: string): Build =>
  (value, isSorted) =>
    count(key, label, value, { hasBar: isSorted });

const word =
  (key: ListColumn, label: string, slot?: Slot): Build =>
  (value) =>
    words(key, label, value, { slot });

const COLUMNS: Readonly<Record<Exclude<ListColumn, 'name'>, Build>> = {
  close: number('close', 'Close ₹', 'price'),
  percent: (value) => percent('percent', 'Change %', value, { slot: 'change' }),
  volume: whole('volume', 'Shares traded'),
  value: number('value', 'Value ₹ crore'),
  high: number('high', 'Day’s high ₹'),
  highBefore: number('highBefore', 'Earlier high ₹'),
  low: number('low', 'Day’s low ₹'),
  lowBefore: number('lowBefore', 'Earlier low ₹'),
  band: word('band', 'Band'),
  delivery: number('delivery', 'Delivered %'),
  deliverable: whole('deliverable', 'Shares delivered'),
  client: word('client', 'Client', 'particulars'),
  side: word('side', 'Side', 'particulars'),
  quantity: whole('quantity', 'Shares'),
  price: number('price', 'Price ₹', 'price'),
  dealValue: number('dealValue', 'Value ₹ crore'),
};

/** The name of a row's company with a link to its page, and its symbol. */
export function CompanyCell({ row, names }: { row: ListRow; names: NamesBySymbol }) {
  const name = nameOfRow(row, names);
  const slug = names.get(row.symbol)?.slug;
  return (
    <>
      {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
      {name !== row.symbol && <span className={typeStyles.second}>{row.symbol}</span>}
    </>
  );
}

/** The columns of a list, for its table and its file. */
export const listColumns = (list: MarketList, names: NamesBySymbol): readonly Column<ListRow>[] =>
  list.columns.map((key) =>
    key === 'name'
      ? words<ListRow>('name', 'Company', (row) => nameOfRow(row, names), {
          cell: (row) => <CompanyCell row={row} names={names} />,
        })
      : COLUMNS[key](LIST_VALUES[key], key === list.sort.column),
  );
