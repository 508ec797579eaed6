import { feedResponse } from '@/components/pages/ResearchPage/feed';
import { getResearchFeed } from '@/lib/provider/getters/research-pages';

/** Made for each request: the site's origin is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic';

export async function GET() {
  const found = await getResearchFeed(null);
  return found ? feedResponse(found) : new Response(null, { status: 404 });
}
