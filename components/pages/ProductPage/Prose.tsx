import type { ProseSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ProductPage.module.scss';
import { Rich } from '@/components/sections/text/Rich';

/** A heading with text beside it and points under it. */
export function Prose({ section: { id, heading, paragraphs, points } }: { section: ProseSection }) {
  return (
    <div className={styles.prose}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <div className={`${basics.stack16} ${basics.reading}`}>
        {paragraphs.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
        {points && (
          <dl className={styles.prosePoints}>
            {points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <Rich text={text} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
