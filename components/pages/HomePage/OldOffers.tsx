import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { oldOffers } from '@/lib/content/old-home';
import { pageOf } from '@/lib/pages';

import basics from '@/components/ui/Basics.module.scss';
import styles from './OldHomePage.module.scss';

/** Products and tools as three lists of links. */
export function OldOffers() {
  const { heading, groups, all } = oldOffers;
  return (
    <Ledger>
      <SectionHead id="offers-heading" more={<SiteLink href={all.path}>{all.name}</SiteLink>}>
        {heading}
      </SectionHead>
      <div className={styles.thirds}>
        {groups.map(({ title, paths }) => (
          <div key={title}>
            <h3 className={styles.listTitle}>{title}</h3>
            <ul className={basics.plainList}>
              {paths.map((path) => (
                <li key={path} className={styles.row}>
                  <SiteLink href={path}>{pageOf(path).label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Ledger>
  );
}
