import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import type { PageSection } from '@/lib/pages/sitemap/page-sections';

import styles from '@/components/sections/text/Rows.module.scss';
import { PageHead } from '@/components/sections/text/PageHead';
import { SubjectGroups } from '@/components/sections/text/SubjectGroups';

/** Every page of the site by section, for readers who would rather look down a list. */
export function SiteMapPage({ sections }: { sections: readonly PageSection[] }) {
  return (
    <>
      <PageHead
        path="/site-map"
        heading="Site map: the pages of this site"
        lead="By section."
        note={
          <SideNote title="Companies and funds">
            <p>
              Each has a page that is not listed here: see{' '}
              <SiteLink href="/companies">companies from A to Z</SiteLink> and{' '}
              <SiteLink href="/mutual-funds">all mutual funds</SiteLink>, or{' '}
              <SiteLink href="/search">search by name</SiteLink>.
            </p>
          </SideNote>
        }
      />
      <SubjectGroups
        groups={sections.map(({ name, pages }) => ({ name, items: pages }))}
        empty={null}
      >
        {(pages) => (
          <ul className={styles.siteMap}>
            {pages.map(({ label, path }) => (
              <li key={path}>
                <SiteLink href={path}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </SubjectGroups>
    </>
  );
}
