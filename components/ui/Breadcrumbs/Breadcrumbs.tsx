import type { SiteHref } from '@/lib/tools/site-path';

import styles from '@/components/ui/Ledger/Ledger.module.scss';

export interface Crumb {
  readonly name: string;
  /** Left out for the page itself, which comes last. */
  readonly href?: SiteHref;
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** The page's name shows on a phone too, where its title does not say it. */
  isNamed?: boolean;
}

/** The path from the home page to this one. */
export function Breadcrumbs({ crumbs, isNamed }: BreadcrumbsProps) {
  return (
    <nav
      aria-label="Breadcrumb"
      className={styles.breadcrumbs}
      data-named={isNamed ? '' : undefined}
    >
      <ol className={styles.list}>
        {crumbs.map(({ name, href }) => (
          <li key={name} className={styles.crumb}>
            {href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
