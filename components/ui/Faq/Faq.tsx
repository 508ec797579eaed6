import type { ReactNode } from 'react';

import { Accordion } from '../Accordion';
import styles from './Faq.module.scss';

export interface FaqEntry {
  readonly question: string;
  readonly answer: ReactNode;
}

interface FaqProps {
  /** Unique on the page; the heading's id is `{id}-heading`. */
  id: string;
  heading: ReactNode;
  entries: readonly FaqEntry[];
}

/** Questions beside their heading, the first one open. */
export function Faq({ id, heading, entries }: FaqProps) {
  const idOf = (at: number) => `${id}-${at + 1}`;
  return (
    <div className={styles.faq}>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.questions}>
        <Accordion
          name={id}
          heading="h3"
          open={idOf(0)}
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
