import { Icon } from '@/components/ui/Icon';
import type { HowSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ProductPage.module.scss';
import { MiniPictureView } from './MiniPictureView';
import { Rich } from '@/components/sections/text/Rich';

/** How it works: two to four steps, some with a small picture. */
export function How({ section: { columns, closing } }: { section: HowSection }) {
  return (
    <>
      <ol className={styles.howColumns} data-count={columns.length}>
        {columns.map(({ title, text, picture }, at) => (
          <li key={title} className={styles.howColumn}>
            {at > 0 && (
              <span className={styles.howArrow} aria-hidden="true">
                <Icon name="right" />
              </span>
            )}
            <h3 className={styles.howTitle}>{title}</h3>
            <p className={styles.howText}>
              <Rich text={text} />
            </p>
            {picture && <MiniPictureView picture={picture} />}
          </li>
        ))}
      </ol>
      {closing && (
        <p className={`${typeStyles.lead} ${basics.top32}`}>
          <Rich text={closing} />
        </p>
      )}
    </>
  );
}
