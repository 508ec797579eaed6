import type { ReactNode } from 'react';

import styles from './Ledger.module.scss';

interface LedgerProps {
  /** Particulars for the margin: as of, source, legend, risk. One to three short paragraphs. */
  note?: ReactNode;
  /** On a phone, "as of" notes of figures come before their section, all others after it. */
  notePlace?: 'before' | 'after';
  /** `tint` marks markets and evidence; `band` the one indigo band of a page. */
  ground?: 'plain' | 'tint' | 'band';
  /** Opens with the Oxford rule; at most two per page. */
  rule?: 'oxford' | 'none';
  /**
   * `whole` has no margin: its content is as wide as the column. So has `answer`, which begins close
   * to the header.
   */
  space?: 'section' | 'hero' | 'tight' | 'whole' | 'answer';
  id?: string | undefined;
  children: ReactNode;
}

/**
 * One entry of the ledger: a narrow margin for particulars, the double rule, a wide body. It is not
 * a landmark: headings structure the page, and twenty named regions would hide the few useful ones.
 */
export function Ledger({
  note,
  notePlace = 'after',
  ground = 'plain',
  rule = 'none',
  space = 'section',
  id,
  children,
}: LedgerProps) {
  const margin = note ? (
    <div className={styles.note} data-place={notePlace}>
      {note}
    </div>
  ) : null;
  return (
    <section {...(id && { id })} className={styles.section} data-ground={ground} data-space={space}>
      <div className={styles.grid}>
        {rule === 'oxford' && <div className={styles.oxford} aria-hidden="true" />}
        {notePlace === 'before' && margin}
        <div className={styles.body}>{children}</div>
        {notePlace === 'after' && margin}
      </div>
    </section>
  );
}

/** A note in the margin: a title and its explanation. */
export function SideNote({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.sideNote}>
      <p className={styles.sideNoteTitle}>{title}</p>
      {children}
    </div>
  );
}
