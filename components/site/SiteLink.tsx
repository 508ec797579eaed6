import type { Route } from 'next';
import Link from 'next/link';
import type { ComponentProps } from 'react';

import type { SiteHref } from '@/lib/routes';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: SiteHref;
}

/**
 * A link within the site. Nothing is fetched ahead merely because a link is in view; `Intent`
 * fetches what the pointer or the focus reaches. `lib/routes.ts` types the addresses and a test
 * holds that each has a page, so the framework's own type of them is asserted here alone.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <Link href={href as Route} prefetch={false} {...rest} />;
}
