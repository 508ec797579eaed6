import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';

import styles from './ProductPage.module.scss';

/** Links to related pages, in the margin. */
export function Related({ paths }: { paths: readonly SitePath[] }) {
  return (
    <SideNote title="Next to this">
      <ul className={styles.relatedLinks}>
        {paths.map((path) => (
          <li key={path}>
            <SiteLink href={path}>{pageOf(path)?.label}</SiteLink>
          </li>
        ))}
      </ul>
    </SideNote>
  );
}
