import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN, type Column, figure, words } from '@/components/ui/Table/columns';
import type { IndustryRow } from '@/lib/domain/company/industry-rows';
import { shortName } from '@/lib/domain/company/names';
import { companyPath } from '@/lib/pages/addresses/paths';

import typeStyles from '@/components/ui/Type.module.scss';

/** The columns of an industry's companies. */
export const INDUSTRY_COLUMNS: readonly Column<IndustryRow>[] = [
  words('name', 'Company', ({ company }) => company.name, {
    cell: ({ company: { slug, name, symbol } }) => (
      <>
        <SiteLink href={companyPath(slug)}>{shortName(name)}</SiteLink>
        {symbol && <span className={typeStyles.second}>{symbol}</span>}
      </>
    ),
  }),
  figure('price', 'Price ₹', ({ price }) => price, { slot: 'price' }),
  CHANGE_COLUMN,
  figure('worth', 'Worth ₹ crore', ({ marketCapCrore }) => marketCapCrore, {
    file: 'Market cap ₹ crore',
    hasBar: true,
  }),
  figure('pe', 'P/E', ({ pe }) => pe),
];
