import type { ReactNode } from 'react';

import { stepsOf } from '@/components/ui/heading-steps';

import styles from './Section.module.scss';

interface SectionHeadProps {
  id: string;
  children: ReactNode;
  /** A link to the whole list that the section shows a part of. */
  more?: ReactNode;
  lead?: ReactNode;
  /** Differences between the section's sources and the page's. */
  source?: ReactNode;
}

/** A section's heading, which states its finding, with a link to more. */
export function SectionHead({ id, children, more, lead, source }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h2 id={id} className={styles.heading} data-steps={stepsOf(children)}>
          {children}
        </h2>
        {more && <p className={styles.more}>{more}</p>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {source}
    </div>
  );
}
