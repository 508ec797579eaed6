import type { ReactNode } from 'react';

import { Accordion } from '../Accordion';
import styles from '../Controls.module.scss';

interface FaqEntry {
  readonly question: string;
  readonly answer: ReactNode;
}

interface FaqProps {
  /** Unique on the page; the heading's id is `{id}-heading`. */
  id: string;
  heading: ReactNode;
  entries: readonly FaqEntry[];
  /** Opens the first question. */
  opensFirst?: boolean;
}

/** Questions below their heading. */
export function Faq({ id, heading, entries, opensFirst = true }: FaqProps) {
  const idOf = (at: number) => `${id}-${at + 1}`;
  return (
    <div>
      <h2 id={`${id}-heading`} className={styles.faqHeading}>
        {heading}
      </h2>
      <div className={styles.questions}>
        <Accordion
          name={id}
          heading="h3"
          open={opensFirst ? idOf(0) : undefined}
          items={entries.map(({ question, answer }, at) => ({
            id: idOf(at),
            title: question,
            content: answer,
          }))}
        />
      </div>
    </div>
  );
}
