import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { ContractPageText } from '@/lib/content/contract-pages';
import { standardWarning } from '@/lib/content/prescribed';

import styles from './ContractsPage.module.scss';

/** The meaning of the columns, with links to explanations. */
export function ReadingSection({ text }: { text: ContractPageText }) {
  return (
    <Ledger
      id="reading"
      note={
        <SideNote title="Risk">
          <p>{standardWarning.text}</p>
        </SideNote>
      }
    >
      <SectionHead
        id="reading-heading"
        more={<SiteLink href={text.more.href}>{text.more.text}</SiteLink>}
      >
        How to read the board
      </SectionHead>
      <dl className={styles.terms}>
        {text.reading.map(({ title, text: words }) => (
          <div key={title} className={styles.term}>
            <dt>{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Ledger>
  );
}
