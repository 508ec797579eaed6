import type { ReactNode } from 'react';

import styles from './Accordion.module.scss';
import { Icon } from './Icon';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Items of one name open one at a time; unique on the page. */
  name: string;
  items: readonly AccordionItem[];
  /** Level of the titles, for the page's outline; none where titles are no headings. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The item that is open at first. */
  open?: string;
}

/** An accordion of `<details>`: one open at a time; needs no JavaScript. */
export function Accordion({ name, items, heading: Heading, open }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={name}
          open={item.id === open}
          className={styles.item}
        >
          <summary className={styles.title}>
            {Heading ? <Heading className={styles.heading}>{item.title}</Heading> : item.title}
            <Icon name="plus" className={styles.plus} />
            <Icon name="minus" className={styles.minus} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
