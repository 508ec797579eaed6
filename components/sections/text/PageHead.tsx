import type { ReactNode } from 'react';

import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';
import { trailTo } from '@/lib/pages';
import type { SiteHref, SitePath } from '@/lib/tools/site-path';

import styles from './PageHead.module.scss';

interface PageHeadProps {
  /** The page's own address, or the parent page of a page that comes from a record. */
  path: SitePath;
  /** The name of a page that comes from a record. */
  own?: string;
  /** The record's own page, above a part of it. */
  above?: { readonly name: string; readonly href: SiteHref };
  heading: string;
  lead?: ReactNode;
  /** Content of the margin. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, heading, lead and actions. */
export function PageHead(props: PageHeadProps) {
  const { path, own, above, heading, lead, note, children } = props;
  const trail = trailTo(path);
  const crumbs = trail.map(({ label, path: href }, at) => ({
    name: label,
    ...((own || at < trail.length - 1) && { href: href as SiteHref }),
  }));
  return (
    <Ledger space="tight" note={note}>
      <Breadcrumbs crumbs={own ? [...crumbs, ...(above ? [above] : []), { name: own }] : crumbs} />
      <PageTitle id="page-heading" className={styles.heading}>
        {heading}
      </PageTitle>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.more}>{children}</div>}
    </Ledger>
  );
}
