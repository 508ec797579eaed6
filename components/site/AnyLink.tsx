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
  className?: string;
  children: ReactNode;
}

const isSiteHref = (href: string): href is SiteHref =>
  href.startsWith('/') && !Object.values<string>(documents).includes(href);

/** A link inside the site, or an external one. */
export function AnyLink({ href, newTab, arrow, className, children }: AnyLinkProps) {
  if (newTab || !isSiteHref(href)) {
    return (
      <ExternalLink href={href} className={className} arrow={arrow}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <SiteLink href={href} {...(className && { className })}>
      {children}
    </SiteLink>
  );
}
