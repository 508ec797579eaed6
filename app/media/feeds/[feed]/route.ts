import { rssOf } from '@/lib/learning/feed';
import { feedOf } from '@/lib/learning/feeds';
import { getFeed } from '@/lib/provider/getters/feed';

interface Context {
  params: Promise<{ feed: string }>;
}

/** Seconds that a reader may keep a feed. */
const KEPT = 300;

/** The newest videos, articles or press releases as RSS 2.0. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const name = feedOf((await params).feed);
  if (!name) return new Response(null, { status: 404 });
  const feed = await getFeed(name);
  if (!feed) {
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    });
  }
  return new Response(rssOf(feed), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=${KEPT}`,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
