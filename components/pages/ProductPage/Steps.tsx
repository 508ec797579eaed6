import type { StepsSection } from '@/lib/content/products/types';

import { Rich } from '@/components/sections/text/Rich';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ProductPage.module.scss';

/** Steps, with the time each takes. */
export function Steps({ section: { steps } }: { section: StepsSection }) {
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ when, title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.stepNumber} aria-hidden="true">
            {at + 1}
          </span>
          <p className={typeStyles.note}>{when}</p>
          <h3 className={styles.stepTitle}>{title}</h3>
          <p className={styles.stepText}>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
