import typeStyles from '@/components/ui/Type.module.scss';
import { CompanyCell } from './list-columns';
import { SiteLink } from '@/components/site/SiteLink';
import { type Column, type Slot, words } from '@/components/ui/Table/columns';
import { formatDate } from '@/lib/tools/format';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { optionChainPath } from '@/lib/pages/addresses/paths';

interface Named {
  readonly symbol: string;
  readonly name: string | null;
}

/** The column of a row's company. */
export const companyColumn = <Row extends Named>(names: NamesBySymbol): Column<Row> =>
  words('name', 'Company', (row) => nameOfRow(row, names), {
    cell: (row) => <CompanyCell row={row} names={names} />,
  });

/** The symbol of a row with a link to its option chain, and its name. */
export function UnderlyingCell({ row, names }: { row: Named; names: NamesBySymbol }) {
  const name = nameOfRow(row, names);
  return (
    <>
      <SiteLink href={optionChainPath(row.symbol)}>{row.symbol}</SiteLink>
      {name !== row.symbol && <span className={typeStyles.second}>{name}</span>}
    </>
  );
}

/** A column of days, sorted by the calendar, each on one line. */
export const dayColumn = <Row,>(
  key: string,
  label: string,
  value: (row: Row) => string | null,
  slot?: Slot,
): Column<Row> =>
  words(key, label, value, {
    slot,
    cell: (row) => {
      const day = value(row);
      return day ? <time dateTime={day}>{formatDate(day)}</time> : formatDate(day);
    },
  });
