import { CompanyCell } from '@/components/sections/market/list-columns';
import { type Column, figure, percent, type Slot, words } from '@/components/ui/Table/columns';
import { causeWords } from '@/lib/domain/figure/words';
import { headerDay } from '@/lib/domain/screener/ages';
import type { Dated } from '@/lib/domain/sourced';
import { formatDate, formatNumber } from '@/lib/tools/format';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { nameOfRow } from '@/lib/domain/market/lists/finding';
import type { CompanyFigure } from '@/lib/domain/company/records';
import type { Screen } from '@/lib/domain/screener/address';
import { SCREEN_FIELDS, type ScreenField, type ScreenKey } from '@/lib/domain/screener/fields';

const USUAL: readonly ScreenKey[] = ['mcap', 'price', 'pe', 'day'];

/** A screen with conditions shows these columns besides those of its conditions. */
const ALWAYS: readonly ScreenKey[] = ['price', 'day'];

/** Their places on a phone; the figure of a condition, else the sorted one, is third. */
const SLOTS: Readonly<Partial<Record<ScreenKey, Slot>>> = { price: 'price', day: 'change' };

/** Large sums, not prices, without paise. */
const WHOLE_FROM = 1000;

/**
 * The figures that a screen's table shows: the chosen ones, else the default ones and those of its
 * conditions.
 */
export function shownFields({ columns, bounds, sort }: Screen): readonly ScreenField[] {
  const asked = Object.keys(bounds) as ScreenKey[];
  const usual = asked.length > 0 ? [...ALWAYS, ...asked] : USUAL;
  const wanted = columns.length > 0 ? columns : usual;
  return SCREEN_FIELDS.filter(({ key }) => wanted.includes(key) || key === sort);
}

/** Sums and parts of a whole, which a bar can show. */
const SIZES: readonly ScreenKey[] = ['mcap', 'turnover', 'delivery', 'promoters', 'pledge'];

const withDay = (label: string, day: string | null): string =>
  day === null ? label : `${label} (${formatDate(day)})`;

/**
 * The columns of a screen's table; the figure that it is sorted by comes first.
 * @param dayOf the day of a figure if it differs from the session's
 */
export function screenColumns(
  screen: Screen,
  names: NamesBySymbol,
  dayOf: (key: ScreenKey) => string | null,
): readonly Column<CompanyFigure>[] {
  const rank = ({ key }: ScreenField) => (key === screen.sort ? 0 : key === 'price' ? 1 : 2);
  const fields = [...shownFields(screen)].sort((a, b) => rank(a) - rank(b));
  const print = (key: ScreenKey, value: number | null) =>
    formatNumber(value, key === 'price' || Math.abs(value ?? 0) < WHOLE_FROM ? 2 : 0);
  const asked = fields.find(({ key }) => key in screen.bounds && !(key in SLOTS));
  const third = asked?.key ?? screen.sort;
  return [
    words('name', 'Company', (row) => nameOfRow(row, names), {
      cell: (row) => <CompanyCell row={row} names={names} />,
    }),
    ...fields.map(({ key, label, short = label, value, isChange }) => {
      const header = withDay(short, dayOf(key));
      const slot = SLOTS[key] ?? (key === third ? 'third' : undefined);
      return isChange
        ? percent<CompanyFigure>(key, header, value, { slot })
        : figure<CompanyFigure>(key, header, value, {
            slot,
            hasBar: key === screen.sort && SIZES.includes(key),
            cell: (row) => print(key, value(row)),
          });
    }),
  ];
}

const NAMES: readonly Column<CompanyFigure>[] = [
  words('symbol', 'Symbol', ({ symbol }) => symbol),
  words('name', 'Company', ({ name }) => name),
  words('industry', 'Industry', ({ industry }) => industry),
];

/** Why figures over days are blank. */
const REASONS: readonly Column<CompanyFigure>[] = [
  words('since', 'Prices compare since', ({ since }) => since?.day ?? null),
  words('cause', 'Earlier prices do not for', ({ since }) =>
    since && since.breaks !== null ? causeWords({ cause: since.breaks || null }) : null,
  ),
];

/** The columns of a screen's file: every figure, and why some are blank. */
export const screenFileColumns = (
  session: Dated<CompanyFigure>,
): readonly Column<CompanyFigure>[] => [
  ...NAMES,
  ...SCREEN_FIELDS.map(({ key, label, value }) =>
    figure<CompanyFigure>(key, withDay(label, headerDay(key, session)), value),
  ),
  ...REASONS,
];
