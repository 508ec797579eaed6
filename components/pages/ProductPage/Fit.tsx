import { SiteLink } from '@/components/site/SiteLink';
import { Icon } from '@/components/ui/Icon';
import type { FitSection } from '@/lib/content/products/types';
import { pageOf } from '@/lib/pages';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ProductPage.module.scss';

/** Who the product suits, and alternatives for others. */
export function Fit({ section: { id, heading, suits, elsewhere } }: { section: FitSection }) {
  return (
    <div className={styles.fit}>
      <div>
        <h2 id={`${id}-heading`} className={styles.fitHeading}>
          {heading}
        </h2>
        <ul className={basics.ruledList}>
          {suits.map((text) => (
            <li key={text} className={styles.fitRow} data-side="for">
              <Icon name="check" />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.fitHeading}>{elsewhere.heading}</h2>
        <ul className={basics.ruledList}>
          {elsewhere.rows.map(({ text, href }) => (
            <li key={text} className={styles.fitRow} data-side="against">
              <Icon name="minus" />
              <p>
                {text}
                {href && (
                  <>
                    {' '}
                    <SiteLink href={href} className={styles.fitLink}>
                      {pageOf(href)?.label}
                    </SiteLink>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
