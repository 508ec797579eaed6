import { dayColumn } from '@/components/sections/market/company-cell';
import { SiteLink } from '@/components/site/SiteLink';
import { type Column, figure, percent, type Slot, words } from '@/components/ui/Table/columns';
import { shortName } from '@/lib/domain/company/names';
import type { ListingRow } from '@/lib/domain/issue/listings';
import { companyPath } from '@/lib/pages/addresses/paths';

type Value = Column<ListingRow>['value'];

const price = (key: string, label: string, value: Value, slot?: Slot) =>
  figure(key, label, value, { file: `${label} in ₹`, slot });

const gain = (key: string, label: string, value: Value, slot?: Slot) =>
  percent(key, label, value, { file: `${label} in %`, slot });

/**
 * The columns of first days; on a phone the first close with the change of that day.
 * @param slugs the last parts of companies' addresses by symbol
 */
export const listingColumns = (
  slugs: ReadonlyMap<string | null, string>,
): readonly Column<ListingRow>[] => [
  words('name', 'Company', ({ name, symbol }) => name ?? symbol, {
    cell: ({ name, symbol }) => {
      const slug = slugs.get(symbol);
      const shown = shortName(name ?? symbol);
      return slug ? <SiteLink href={companyPath(slug)}>{shown}</SiteLink> : shown;
    },
  }),
  words('symbol', 'Symbol', ({ symbol }) => symbol),
  dayColumn('day', 'Listed', ({ day }) => day, 'particulars'),
  words('moved', 'Came by', ({ isMoved }) => (isMoved ? 'Moved' : null)),
  price('base', 'Base price', ({ base }) => base),
  price('open', 'First open', ({ open }) => open),
  price('close', 'First close', ({ close }) => close, 'price'),
  price('last', 'Last close', ({ last }) => last, 'third'),
  price('issue', 'Issue price', ({ issuePrice }) => issuePrice),
  gain('first', 'First day', ({ firstPercent }) => firstPercent, 'change'),
  gain('since', 'Since issue', ({ sincePercent }) => sincePercent),
];
