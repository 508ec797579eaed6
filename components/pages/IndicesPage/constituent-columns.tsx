import styles from '@/components/sections/market/Market.module.scss';
import { SiteLink } from '@/components/site/SiteLink';
import { CHANGE_COLUMN } from '@/components/ui/SortableTable/columns';
import type { SortableColumn } from '@/components/ui/SortableTable/SortableTable';
import type { ConstituentRow } from '@/lib/domain/index/constituents';
import { companyPath } from '@/lib/pages/addresses/paths';

/** The columns of an index's companies. */
export const CONSTITUENT_COLUMNS: readonly SortableColumn<ConstituentRow>[] = [
  {
    key: 'name',
    label: 'Company',
    value: ({ name }) => name,
    cell: ({ name, slug, symbol }) => (
      <>
        {slug ? <SiteLink href={companyPath(slug)}>{name}</SiteLink> : name}
        <span className={styles.second}>{symbol}</span>
      </>
    ),
  },
  {
    key: 'weight',
    label: 'Weight %',
    isFigure: true,
    hasBar: true,
    value: ({ weight }) => weight,
    format: 'number',
  },
  {
    key: 'price',
    label: 'Price ₹',
    isFigure: true,
    isNote: true,
    value: ({ price }) => price,
    format: 'number',
  },
  CHANGE_COLUMN,
  {
    key: 'points',
    label: 'Points added',
    isFigure: true,
    value: ({ points }) => points,
    format: 'points',
  },
];
