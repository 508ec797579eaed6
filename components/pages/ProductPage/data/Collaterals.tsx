import { ExternalLink } from '@/components/ui/ExternalLink';
import { Fold } from '@/components/ui/Fold';
import { NoList } from '@/components/ui/NoData/NoData';
import { MISSING, countOf, formatBytes, formatDate } from '@/lib/tools/format';
import type { Download } from '@/lib/domain/support/records';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '../ProductPage.module.scss';

const ALL_PARTNERS = 'All partners';

/** The files for one kind of partner and those for all. */
export function materialFor(downloads: readonly Download[], category: string): readonly Download[] {
  return downloads.filter((item) => item.category === category || item.category === ALL_PARTNERS);
}

const particulars = ({ size, updatedAt }: Download): string =>
  ['PDF', formatBytes(size), formatDate(updatedAt)].filter((text) => text !== MISSING).join(', ');

/** Marketing material for partners, as files with their size and date. */
export function Collaterals({ items }: { items: readonly Download[] | null }) {
  if (!items || items.length === 0)
    return (
      <NoList list={items} what="the files">
        We have not published any material yet.
      </NoList>
    );
  return (
    <Fold
      name="material"
      title={`${countOf(items.length, 'file')} to download`}
      unfoldedFrom="desktop"
    >
      <ul className={styles.collateral}>
        {items.map((item) => (
          <li key={item.name} className={styles.collateralItem}>
            {item.file ? (
              <ExternalLink href={item.file} className={typeStyles.strong}>
                {item.name}
              </ExternalLink>
            ) : (
              <span className={typeStyles.strong}>{item.name}</span>
            )}
            <p className={basics.labelFigures}>{particulars(item)}</p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
