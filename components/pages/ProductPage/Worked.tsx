import type { WorkedSection } from '@/lib/content/products/types';

import { Sheet } from '@/components/sections/Sheet';
import { Rich } from '@/components/sections/text/Rich';
import styles from './ProductPage.module.scss';

/** An example in words, with its calculation next to it. */
export function Worked({
  section: { id, heading, paragraphs, sheet },
}: {
  section: WorkedSection;
}) {
  return (
    <div className={styles.worked}>
      <div className={styles.workedText}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
      </div>
      <Sheet heading="h3" spec={sheet} />
    </div>
  );
}
