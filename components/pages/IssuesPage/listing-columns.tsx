import { dayColumn } from '@/components/sections/market/company-cell';
import { SiteLink } from '@/components/site/SiteLink';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import { shortName } from '@/lib/domain/company/names';
import type { ListingRow } from '@/lib/domain/issue/listings';
import { companyPath } from '@/lib/pages/addresses/paths';

type Column = SortableColumn<ListingRow>;

const price = (key: string, label: string, value: Column['value']): Column => ({
  key,
  label,
  file: `${label} in ₹`,
  value,
  isFigure: true,
  format: 'number',
});
const percent = (key: string, label: string, value: Column['value']): Column => ({
  key,
  label,
  file: `${label} in %`,
  value,
  isFigure: true,
  format: 'percent',
});

/** The columns of first days. @param slugs the last parts of companies' addresses by symbol */
export const listingColumns = (slugs: ReadonlyMap<string | null, string>): readonly Column[] => [
  {
    key: 'name',
    label: 'Company',
    value: ({ name, symbol }) => name ?? symbol,
    cell: ({ name, symbol }) => {
      const slug = slugs.get(symbol);
      const shown = shortName(name ?? symbol);
      return slug ? <SiteLink href={companyPath(slug)}>{shown}</SiteLink> : shown;
    },
  },
  { key: 'symbol', label: 'Symbol', value: ({ symbol }) => symbol },
  { ...dayColumn<ListingRow>('Listed', ({ day }) => day), key: 'day' },
  { key: 'moved', label: 'Came by', value: ({ isMoved }) => (isMoved ? 'Moved' : null) },
  price('base', 'Base price', ({ base }) => base),
  price('open', 'First open', ({ open }) => open),
  price('close', 'First close', ({ close }) => close),
  price('last', 'Last close', ({ last }) => last),
  price('issue', 'Issue price', ({ issuePrice }) => issuePrice),
  percent('first', 'First day', ({ firstPercent }) => firstPercent),
  percent('since', 'Since issue', ({ sincePercent }) => sincePercent),
];
