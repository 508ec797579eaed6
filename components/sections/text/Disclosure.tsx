import { derivativesDisclosure } from '@/lib/content/prescribed';
import type { DisclosureSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Text.module.scss';
import { Rich } from './Rich';

const { heading, lines, study } = derivativesDisclosure;

/** SEBI's risk disclosure, verbatim, as a strip between the head of a page of figures and these. */
export function DisclosureStrip({ id }: { id: string }) {
  return (
    <div id={id} className={styles.riskStrip}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{study}</p>
    </div>
  );
}

/** SEBI's risk disclosure, verbatim and at reading size. */
export function Disclosure({
  section: { id, after },
}: {
  section: Pick<DisclosureSection, 'id' | 'after'>;
}) {
  return (
    <div className={styles.riskBox}>
      <h2 id={`${id}-heading`} className={basics.halfTitle}>
        {heading}
      </h2>
      <ul className={styles.riskLines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={basics.afterNote}>{study}</p>
      {after && (
        <p className={basics.top16}>
          <Rich text={after} />
        </p>
      )}
    </div>
  );
}
