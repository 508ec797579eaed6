import typeStyles from '@/components/ui/Type.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN, type Column, figure, words } from '@/components/ui/Table/columns';
import type { ConstituentRow } from '@/lib/domain/index/constituents';
import { companyPath } from '@/lib/pages/addresses/paths';

/** The columns of an index's companies. */
export const CONSTITUENT_COLUMNS: readonly Column<ConstituentRow>[] = [
  words('name', 'Company', ({ name }) => name, {
    cell: ({ name, slug, symbol }) => (
      <>
        {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
        <span className={typeStyles.second}>{symbol}</span>
      </>
    ),
  }),
  figure('weight', 'Weight %', ({ weight }) => weight, { hasBar: true }),
  figure('price', 'Price ₹', ({ price }) => price, { slot: 'price' }),
  CHANGE_COLUMN,
  figure('points', 'Points added', ({ points }) => points, { format: 'points' }),
];
