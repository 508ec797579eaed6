import { type NextRequest, NextResponse } from 'next/server';

import { pageOfOldAnchor } from '@/lib/routes';

/** So narrow that no request but one for an old address of an asset class pays for it. */
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
  // The framework sends an address on the request's own host as a path alone.
  return NextResponse.redirect(new URL(target, nextUrl), 308);
}
