import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN } from '@/components/ui/SortableTable/columns';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { IndustryRow } from '@/lib/domain/company/industry-rows';
import { shortName } from '@/lib/domain/company/names';
import { companyPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';

/** The columns of an industry's companies. */
export const INDUSTRY_COLUMNS: readonly SortableColumn<IndustryRow>[] = [
  {
    key: 'name',
    label: 'Company',
    value: ({ company }) => company.name,
    cell: ({ company: { slug, name, symbol } }) => (
      <>
        <SiteLink href={companyPath(slug)}>{shortName(name)}</SiteLink>
        {symbol && <span className={basics.second}>{symbol}</span>}
      </>
    ),
  },
  {
    key: 'price',
    label: 'Price ₹',
    isFigure: true,
    value: ({ price }) => price,
    format: 'number',
  },
  CHANGE_COLUMN,
  {
    key: 'worth',
    label: 'Worth ₹ crore',
    file: 'Market cap ₹ crore',
    isFigure: true,
    hasBar: true,
    value: ({ marketCapCrore }) => marketCapCrore,
    format: 'number',
  },
  {
    key: 'pe',
    label: 'P/E',
    isFigure: true,
    value: ({ pe }) => pe,
    format: 'number',
  },
];
