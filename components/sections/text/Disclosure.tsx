import { derivativesDisclosure } from '@/lib/content/prescribed';
import type { DisclosureSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Disclosure.module.scss';
import { Rich } from './Rich';

/** SEBI's risk disclosure, verbatim and at reading size. */
export function Disclosure({
  section: { id, after },
}: {
  section: Pick<DisclosureSection, 'id' | 'after'>;
}) {
  const { heading, lines, study } = derivativesDisclosure;
  return (
    <div className={styles.box}>
      <h2 id={`${id}-heading`} className={basics.halfTitle}>
        {heading}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={basics.afterNote}>{study}</p>
      {after && (
        <p className={styles.after}>
          <Rich text={after} />
        </p>
      )}
    </div>
  );
}
