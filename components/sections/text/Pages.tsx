import { SiteLink } from '@/components/site/SiteLink';
import { formatCount } from '@/lib/tools/format';
import { relOf, type SiteHref } from '@/lib/tools/site-path';

import styles from './Rows.module.scss';

interface PagesProps {
  /** The name of the navigation. */
  label?: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOf: (page: number) => SiteHref;
  /** The pages are states that crawlers should not walk through. */
  isNoFollow?: boolean;
}

/** Links to the pages before and after. */
export function Pages({ label = 'Pages of results', page, pages, hrefOf, isNoFollow }: PagesProps) {
  const relTo = (to: number) => (isNoFollow ? relOf(hrefOf(to)) : undefined);
  return (
    <nav aria-label={label} className={styles.pages}>
      {page > 1 && (
        <SiteLink href={hrefOf(page - 1)} rel={relTo(page - 1)}>
          Previous page
        </SiteLink>
      )}
      <span className={styles.pagesPlace}>
        Page {formatCount(page)} of {formatCount(pages)}
      </span>
      {page < pages && (
        <SiteLink href={hrefOf(page + 1)} rel={relTo(page + 1)}>
          Next page
        </SiteLink>
      )}
    </nav>
  );
}
