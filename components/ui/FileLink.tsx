import styles from './FileLink.module.scss';

/** A link to a table as a CSV file. @param of the table's caption */
export function FileLink({ href, of }: { href: string; of: string }) {
  return (
    <a href={href} download className={styles.link}>
      Download CSV<span className="visually-hidden">: {of}</span>
    </a>
  );
}
