import { firm } from '@/lib/content/firm';
import type { Report } from '@/lib/provider/records';
import type { ResearchCategory } from '@/lib/research/categories';
import { researchFeed } from '@/lib/research/feed';
import { researchPath } from '@/lib/routes';

interface Found {
  /** `null` for all categories. */
  readonly category: ResearchCategory | null;
  readonly reports: readonly Report[];
  /** The site's origin. */
  readonly site: string;
}

/** Research as an RSS answer. */
export function feedResponse({ category, reports, site }: Found): Response {
  const path = category ? researchPath(category.slug) : '/research';
  const page = new URL(path, site).toString();
  const text = researchFeed({
    title: `${category?.name ?? 'Research'} | ${firm.name}`,
    description: category?.description ?? 'Reports of our research desk, newest first.',
    self: `${page}/rss.xml`,
    ...{ page, site, reports },
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
