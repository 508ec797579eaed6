import type { ReactNode } from 'react';

import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { TextDocument } from '@/lib/content/legal/types';
import { formatDate } from '@/lib/tools/format';
import type { SitePath } from '@/lib/tools/site-path';

import { Blocks } from './Blocks';
import { Contents } from './Contents';
import { Email } from './Email';
import { Inline } from './Inline';
import { PageHead } from './PageHead';
import basics from '@/components/ui/Basics.module.scss';
import styles from './Text.module.scss';

interface TextPageProps {
  path: SitePath;
  text: TextDocument;
  /** Content after the last section. */
  children?: ReactNode;
}

/** The date of the last change of a text, and the contact for it. */
export function TextParticulars({ updated, contact }: Pick<TextDocument, 'updated' | 'contact'>) {
  return (
    <>
      <SideNote title="Last updated">
        <p>
          <time dateTime={updated}>{formatDate(updated)}</time>
        </p>
      </SideNote>
      <SideNote title={contact.label}>
        <p className={basics.breaking}>
          <Email address={contact.email} />
        </p>
      </SideNote>
    </>
  );
}

/** A long text with contents, anchors and the date of its last change. */
export function TextPage({ path, text, children }: TextPageProps) {
  const { heading, lead, updated, contact, sections } = text;
  return (
    <article className={styles.page}>
      <PageHead
        path={path}
        heading={heading}
        lead={<Inline text={lead} />}
        note={<TextParticulars updated={updated} contact={contact} />}
      />
      <Ledger rule="oxford" note={<Contents entries={sections} />}>
        <Contents entries={sections} place="body" label="Contents" />
        <div className={styles.sections}>
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={styles.section}>
              <h2 className={styles.sectionTitle}>{title}</h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
        </div>
        {children}
        <p className={styles.back}>
          <a href="#content">Back to the start of the page</a>
        </p>
      </Ledger>
    </article>
  );
}
