import styles from './Inline.module.scss';

/** The badge of a menu entry: a new product, or an upcoming one. */
export function Badge({ kind }: { kind: 'new' | 'coming' }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {kind === 'new' ? 'New' : 'Coming soon'}
    </span>
  );
}
