import { SiteLink } from '@/components/site/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { formatCount } from '@/lib/tools/format';
import { pageNumbers } from '@/lib/tools/page-numbers';
import { relOf, type SiteHref } from '@/lib/tools/site-path';

import basics from '@/components/ui/Basics.module.scss';
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

/** Links to the pages before and after, and from three pages on to others by their numbers. */
export function Pages({ label = 'Pages of results', page, pages, hrefOf, isNoFollow }: PagesProps) {
  const relTo = (to: number) => (isNoFollow ? relOf(hrefOf(to)) : undefined);
  return (
    <nav aria-label={label} className={`${basics.figures} ${styles.pages}`}>
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
      {pages > 2 && (
        <ol className={`${basics.plainList} ${styles.pageNumbers}`}>
          {pageNumbers(page, pages).map((one, at) => (
            <li key={one ?? `gap ${at}`} className={styles.pageNumber}>
              {one === null && '…'}
              {one === page && <span aria-current="page">{formatCount(one)}</span>}
              {one !== null && one !== page && (
                <SiteLink href={hrefOf(one)} rel={relTo(one)}>
                  <VisuallyHidden>Page </VisuallyHidden>
                  {formatCount(one)}
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  );
}
