/**
 * Resolves an address before Next.js looks for a route: redirects (308), records that do not exist
 * (404), lists that have not loaded (503). Next.js runs it before each request.
 */
import { type NextRequest, NextResponse } from 'next/server';

import { ERROR_PAGES } from './lib/pages/addresses/resolution';
import { resolvePage } from './lib/pages/addresses/resolve';
import { ADDRESS_HEADER } from './lib/tools/renderer-protocol';

/** Everything but the hashed files of a build. */
export const config = { matcher: '/((?!_next/).*)' };

/** The address as the visitor sent it: the front passes it on; `next dev` has no front. */
const addressOf = ({ headers, nextUrl }: NextRequest): string | null =>
  process.env.NODE_ENV === 'development'
    ? nextUrl.pathname + nextUrl.search
    : headers.get(ADDRESS_HEADER);

/** Resolves the address of a visitor's request; the front's own requests pass unchanged. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const address = addressOf(request);
  if (address === null) return NextResponse.next();
  const [path = '', query] = address.split(/(?=\?)/, 2);
  const resolution = await resolvePage(path, query);
  switch (resolution.kind) {
    case 'redirect':
      return NextResponse.redirect(new URL(resolution.location, request.url), 308);
    case 'missing':
    case 'unavailable': {
      const { path: page, status } = ERROR_PAGES[resolution.kind];
      return NextResponse.rewrite(new URL(page, request.url), { status });
    }
    case 'page':
    case 'unknown':
      return NextResponse.next();
  }
}
