import { SiteLink } from '@/components/site/SiteLink';
import type { ProductsSection } from '@/lib/content/products/types';
import type { SiteHref } from '@/lib/tools/site-path';
import {
  comparison,
  type ComparisonOrder,
  comparisonOrders,
} from '@/lib/pages/products/comparison';

import styles from './Comparison.module.scss';
import { ProductTable } from './ProductTable';

interface ProductComparisonProps {
  section: ProductsSection;
  /** The page's own address. */
  path: string;
  order: ComparisonOrder;
}

/** All products side by side, in the order selected in the address. */
export function ProductComparison({ section, path, order }: ProductComparisonProps) {
  const { id, groups, heading } = section;
  return (
    <>
      <nav aria-label="Order of the products" className={styles.orders}>
        <span className={styles.ordersLabel}>Order by</span>
        {Object.entries(comparisonOrders).map(([key, label]) => (
          <SiteLink
            key={key}
            href={`${path}${key === 'purpose' ? '' : `?order=${key}`}#${id}` as SiteHref}
            aria-current={key === order ? 'true' : undefined}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      <ProductTable caption={heading} groups={comparison(groups, order)} />
    </>
  );
}
