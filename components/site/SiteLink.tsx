import type { ComponentProps } from 'react';

import { relOf, type SiteHref } from '@/lib/tools/site-path';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** `lib/pages` types the addresses; a test checks that each has a route. */
  href: SiteHref;
}

/**
 * A link within the site: a plain `<a>`, which `Navigation` follows on the client. An address with
 * a query is a state of a page, which crawlers need not follow; `rel` overrides this.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  return (
    <a href={href} rel={relOf(href)} {...rest}>
      {children}
    </a>
  );
}
