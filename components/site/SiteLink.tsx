import type { ComponentProps } from 'react';

import type { SiteHref } from '@/lib/pages';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** `lib/pages` types the addresses; a test checks that each has a route. */
  href: SiteHref;
}

/** A link within the site: plain markup, which `Navigation` follows without leaving the document. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
