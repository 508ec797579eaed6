import type { ReactNode } from 'react';

import styles from './Controls.module.scss';
import { Fold } from './Fold';

interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface AccordionProps {
  /** Items of one name open one at a time; unique on the page. */
  name: string;
  items: readonly AccordionItem[];
  /** Level of the titles, for the page's outline; none if titles are not headings. */
  heading?: 'h2' | 'h3' | 'h4';
  /** The item that is open at first. */
  open?: string;
}

/** An accordion of `<details>`: one open at a time; needs no JavaScript. */
export function Accordion({ name, items, heading, open }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => (
        <Fold key={id} name={name} open={id === open} heading={heading} title={title}>
          {/* A link to an id inside a closed `<details>` opens it. */}
          <div id={id} className={styles.accordionContent}>
            {content}
          </div>
        </Fold>
      ))}
    </div>
  );
}
