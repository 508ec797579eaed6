import { feedResponse } from '@/components/pages/ResearchPage/feed';
import { getResearchFeed } from '@/lib/provider/getters/research-pages';

interface Context {
  params: Promise<{ category: string }>;
}

export const dynamic = 'force-dynamic';

export async function GET(_request: Request, { params }: Context) {
  const found = await getResearchFeed((await params).category);
  return found ? feedResponse(found) : new Response(null, { status: 404 });
}
