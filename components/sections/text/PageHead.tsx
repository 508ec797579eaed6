import type { ReactNode } from 'react';

import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';
import { trailTo } from '@/lib/pages';
import type { SiteHref, SitePath } from '@/lib/tools/site-path';

import styles from './Text.module.scss';

/** Where a page is in the site. */
export interface Place {
  /** The page's own address, or the parent page of a page that comes from a record. */
  path: SitePath;
  /** The name of a page that comes from a record. */
  own?: string | undefined;
  /** The record's own page, above a part of it. */
  above?: { readonly name: string; readonly href: SiteHref };
}

/** The breadcrumbs of a page, which come last to itself. */
export function trailCrumbs({ path, own, above }: Place): readonly Crumb[] {
  const trail = trailTo(path);
  const crumbs = trail.map(({ label, path: href }, at) => ({
    name: label,
    ...((own || at < trail.length - 1) && { href: href as SiteHref }),
  }));
  return own ? [...crumbs, ...(above ? [above] : []), { name: own }] : crumbs;
}

interface PageHeadProps extends Place {
  heading: string;
  lead?: ReactNode;
  /** Content of the margin. */
  note?: ReactNode;
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, heading, lead and actions. */
export function PageHead(props: PageHeadProps) {
  const { heading, lead, note, children } = props;
  return (
    <Ledger space="tight" note={note}>
      <Breadcrumbs crumbs={trailCrumbs(props)} />
      <PageTitle id="page-heading" className={styles.heading}>
        {heading}
      </PageTitle>
      {lead && <p className={styles.headLead}>{lead}</p>}
      {children && <div className={styles.headMore}>{children}</div>}
    </Ledger>
  );
}
