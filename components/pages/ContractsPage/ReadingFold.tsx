import { SiteLink } from '@/components/site/SiteLink';
import { Fold } from '@/components/ui/Fold';
import type { ContractPageText } from '@/lib/content/contract-pages';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ContractsPage.module.scss';

interface ReadingFoldProps {
  text: ContractPageText;
  /** Where there is no board above it. */
  open: boolean;
}

/** The meaning of the columns, with links to explanations. */
export function ReadingFold({ text, open }: ReadingFoldProps) {
  return (
    <Fold name="reading" title="How to read the board" heading="h2" open={open}>
      <dl className={styles.terms}>
        {text.reading.map(({ title, text: words }) => (
          <div key={title} className={styles.term}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={basics.reset}>
        <SiteLink href={text.more.href}>{text.more.text}</SiteLink>
      </p>
    </Fold>
  );
}
