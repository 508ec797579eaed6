import type { ReactNode } from 'react';

import styles from './Controls.module.scss';

interface FoldProps {
  /** Of the folds with the same name, one is open at a time. */
  name: string;
  title: ReactNode;
  /** Level of the title, for the page's outline; none if the title is not a heading. */
  heading?: 'h2' | 'h3' | 'h4' | undefined;
  open?: boolean;
  /** The breakpoint from which it is unfolded; it always is in print. `print`: only in print. */
  unfoldedFrom?: 'desktop' | 'old' | 'print';
  /** Less space around it where it is unfolded. */
  compact?: boolean;
  /** Class of the content's element. */
  contentClass?: string | undefined;
  children: ReactNode;
}

/** A part that opens and closes: `<details>`, so it needs no JavaScript. */
export function Fold(props: FoldProps) {
  const { name, title, heading: Heading, open, unfoldedFrom, compact, children } = props;
  const content = [styles.content, props.contentClass].filter(Boolean).join(' ');
  return (
    <details
      name={name}
      className={styles.fold}
      data-unfolded={unfoldedFrom}
      data-compact={compact || undefined}
      {...(open && { open })}
    >
      <summary className={styles.title}>
        {Heading ? <Heading className={styles.heading}>{title}</Heading> : title}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
