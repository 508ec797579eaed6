import type { SiteHref } from '@/lib/tools/site-path';

import styles from './Breadcrumbs.module.scss';

export interface Crumb {
  readonly name: string;
  /** Left out for the page itself, which comes last. */
  readonly href?: SiteHref;
}

/** The path from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
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
