import { type NextRequest, NextResponse } from 'next/server';

import { pageOfOldAnchor } from '@/lib/pages/old-asset-classes';

/** Runs the proxy for old addresses of asset classes only. */
export const config = {
  matcher: [
    '/product-and-offerings/assets-classes/:slug',
    {
      source: '/product-and-offerings/assets-classes',
      has: [{ type: 'query', key: 'asset' }],
    },
  ],
};

const OLD_PAGE = '/product-and-offerings/assets-classes';

/** Redirects (308) an old address of an asset class to its new page, an unknown one to the old page. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const slug = nextUrl.searchParams.get('asset') ?? nextUrl.pathname.slice(OLD_PAGE.length + 1);
  const target = pageOfOldAnchor(slug);
  if (!target) return NextResponse.next();
  // Next.js shortens a redirect on the same host to a path.
  return NextResponse.redirect(new URL(target, nextUrl), 308);
}
