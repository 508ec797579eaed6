import { type NextRequest, NextResponse } from 'next/server';

import { pageOfOldAnchor } from '@/lib/pages/old-asset-classes';

/** Old addresses of asset classes alone; no other request runs the proxy. */
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

/** Sends an old address of an asset class to its new page for good; an unknown one to the old page. */
export function proxy({ nextUrl }: NextRequest): NextResponse {
  const slug = nextUrl.searchParams.get('asset') ?? nextUrl.pathname.slice(OLD_PAGE.length + 1);
  const target = pageOfOldAnchor(slug);
  if (!target) return NextResponse.next();
  // Next.js sends an address on the request's own host as a path alone.
  return NextResponse.redirect(new URL(target, nextUrl), 308);
}
