import { Icon } from '@/components/ui/Icon';
import type { HowSection } from '@/lib/content/products/types';

import styles from './How.module.scss';
import { MiniPictureView } from './MiniPictureView';
import { Rich } from '@/components/sections/text/Rich';

/** How it works: two to four steps, some with a small picture. */
export function How({ section: { columns, closing } }: { section: HowSection }) {
  return (
    <>
      <ol className={styles.columns} data-count={columns.length}>
        {columns.map(({ title, text, picture }, at) => (
          <li key={title} className={styles.column}>
            {at > 0 && (
              <span className={styles.arrow} aria-hidden="true">
                <Icon name="right" />
              </span>
            )}
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>
              <Rich text={text} />
            </p>
            {picture && <MiniPictureView picture={picture} />}
          </li>
        ))}
      </ol>
      {closing && (
        <p className={styles.closing}>
          <Rich text={closing} />
        </p>
      )}
    </>
  );
}
