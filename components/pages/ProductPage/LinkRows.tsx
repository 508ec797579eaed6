import { AnyLink } from '@/components/site/AnyLink';
import type { LinksSection } from '@/lib/content/products/types';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ProductPage.module.scss';
import { hrefOf, Rich } from '@/components/sections/text/Rich';

/** Links as rows: a name and a line of text. */
export function LinkRows({ rows }: { rows: LinksSection['rows'] }) {
  return (
    <ul className={basics.ruledList}>
      {rows.map(({ title, text, href }) => (
        <li key={title} className={styles.furtherRow}>
          <AnyLink href={hrefOf(href)} arrow className={styles.furtherLink}>
            {title}
          </AnyLink>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
