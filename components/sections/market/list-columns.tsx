import styles from './Market.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import { LIST_VALUES } from '@/lib/domain/market/lists/rows';
import type { ListColumn, ListRow, MarketList } from '@/lib/domain/market/lists/types';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { companyPath } from '@/lib/pages/addresses/paths';

type Head = Omit<SortableColumn<ListRow>, 'key' | 'value' | 'cell'>;

const figure = (label: string, format: SortableColumn<ListRow>['format'] = 'number'): Head => ({
  label,
  format,
  isFigure: true,
});

const HEADS: Readonly<Record<ListColumn, Head>> = {
  name: { label: 'Company' },
  close: { ...figure('Close ₹'), isNote: true },
  percent: figure('Change %', 'percent'),
  volume: figure('Shares traded', 'count'),
  value: figure('Value ₹ crore'),
  high: figure('Day’s high ₹'),
  highBefore: figure('Earlier high ₹'),
  low: figure('Day’s low ₹'),
  lowBefore: figure('Earlier low ₹'),
  band: { label: 'Band' },
  delivery: figure('Delivered %'),
  deliverable: figure('Shares delivered', 'count'),
  client: { label: 'Client', isNote: true },
  side: { label: 'Side', isNote: true },
  quantity: figure('Shares', 'count'),
  price: figure('Price ₹'),
  dealValue: figure('Value ₹ crore'),
};

/** The name of a row's company with a link to its page, and its symbol. */
export function CompanyCell({ row, names }: { row: ListRow; names: NamesBySymbol }) {
  const name = nameOfRow(row, names);
  const slug = names.get(row.symbol)?.slug;
  return (
    <>
      {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
      {name !== row.symbol && <span className={styles.second}>{row.symbol}</span>}
    </>
  );
}

/**
 * The columns of a list, for its table and its CSV file; the sorted figure is the one shown on a
 * phone.
 */
export function listColumns(
  list: MarketList,
  names: NamesBySymbol,
): readonly SortableColumn<ListRow>[] {
  return list.columns.map((key) => ({
    key,
    ...HEADS[key],
    ...(key === list.sort.column && { isLead: true, hasBar: HEADS[key].format !== 'percent' }),
    ...(key === 'name'
      ? {
          value: (row: ListRow) => nameOfRow(row, names),
          cell: (row: ListRow) => <CompanyCell row={row} names={names} />,
        }
      : { value: LIST_VALUES[key] }),
  }));
}
