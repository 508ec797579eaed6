import type { ReactNode } from 'react';

import { ExternalLink } from '@/components/ui/ExternalLink';
import type { SiteHref } from '@/lib/tools/site-path';
import { documents } from '@/lib/pages/addresses/paths';

import { SiteLink } from './SiteLink';

interface AnyLinkProps {
  /** A path of this site or an absolute `https:` address, as in menus and records. */
  href: string;
  newTab?: boolean;
  arrow?: boolean;
  className?: string | undefined;
  /** A line about the target, which the style sheet of a menu shows. */
  note?: string | undefined;
  children: ReactNode;
}

const isSiteHref = (href: string): href is SiteHref =>
  href.startsWith('/') && !Object.values<string>(documents).includes(href);

/** A link inside the site, or an external one. */
export function AnyLink({ href, newTab, arrow, className, note, children }: AnyLinkProps) {
  if (newTab || !isSiteHref(href)) {
    return (
      <ExternalLink href={href} className={className} arrow={arrow} note={note}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <SiteLink href={href} className={className} data-note={note}>
      {children}
    </SiteLink>
  );
}
