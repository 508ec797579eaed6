import { jsonBeside } from '@/lib/tools/table-file';

import styles from './Inline.module.scss';

interface FileLinksProps {
  /** Address of the CSV file; the JSON file has the same name. */
  href: string;
  /** The table's caption. */
  of: string;
  words?: string;
  rel?: 'nofollow';
}

/** Links to the rows of a table as files: CSV to save, and JSON for programs. */
export function FileLinks({ href, of, words = 'Download CSV', rel }: FileLinksProps) {
  const ofWhat = <span className="visually-hidden">: {of}</span>;
  return (
    <span className={styles.links}>
      <a href={href} download rel={rel} className={styles.link}>
        {words}
        {ofWhat}
      </a>
      <a href={jsonBeside(href)} rel={rel} className={styles.link}>
        JSON{ofWhat}
      </a>
    </span>
  );
}
