import { CompanyCell } from '@/components/pages/MarketListPage/list-columns';
import { Change } from '@/components/ui/Change';
import type { Column } from '@/components/ui/Table/Table';
import { formatNumber } from '@/lib/format';
import type { NamesBySymbol } from '@/lib/markets/petals';
import type { CompanyFigure } from '@/lib/provider/records';
import type { Screen } from '@/lib/screener/address';
import { SCREEN_FIELDS, type ScreenField, type ScreenKey } from '@/lib/screener/fields';

const USUAL: readonly ScreenKey[] = ['mcap', 'pe', 'price', 'day'];

/** Columns that a phone has room for beside the name. */
const BESIDE = 3;

/** The figures that a screen's table shows: those chosen, else the usual ones and what it asks for. */
export function shownFields({ columns, bounds, sort }: Screen): readonly ScreenField[] {
  const wanted = columns.length > 0 ? columns : [...USUAL, ...(Object.keys(bounds) as ScreenKey[])];
  return SCREEN_FIELDS.filter(({ key }) => wanted.includes(key) || key === sort);
}

/** The columns of a screen's table; the figure that it is sorted by stands beside the name. */
export function screenColumns(
  screen: Screen,
  names: NamesBySymbol,
): readonly Column<CompanyFigure>[] {
  const fields = [...shownFields(screen)].sort(
    (a, b) => Number(b.key === screen.sort) - Number(a.key === screen.sort),
  );
  return [
    {
      key: 'name',
      header: 'Company',
      cell: (row) => <CompanyCell row={row} names={names} />,
    },
    ...fields.map(({ key, label, value, isChange }, at) => ({
      key,
      header: label,
      isFigure: true,
      ...(at >= BESIDE && { narrow: 'line' as const }),
      cell: (row: CompanyFigure) =>
        isChange ? <Change change={null} percent={value(row)} /> : formatNumber(value(row)),
    })),
  ];
}
