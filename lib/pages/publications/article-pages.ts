import { formatDate } from '@/lib/tools/format';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { lastmodOf } from '@/lib/pages/sitemap/lastmod';

import { articlePath } from '@/lib/pages/addresses/paths';
import { oneOf } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const loadArticles = async () => (await load('articles', {}))?.data;

export const articles: ListedPages = {
  ...PAGE_PATTERNS.articles,
  schemaType: 'ItemPage',
  above: ['/', '/blogs-and-articles'],
  resolve: async (slug) => {
    const list = await loadArticles();
    return oneOf(
      list?.map((article) => article.slug),
      slug,
    );
  },
  picture: async (slug) => {
    const list = await loadArticles();
    if (!list) return null;
    const article = list.find((one) => one.slug === slug);
    if (!article) return 'unknown';
    const label = `Article, ${formatDate(article.createdAt)}`;
    return textPicture('learning', article.name, article.summary, label);
  },
  sitemapPart: 'articles',
  sitemapEntries: async () => {
    const list = await loadArticles();
    return (
      list?.map(({ slug, createdAt, image }) => ({
        path: articlePath(slug),
        lastmod: lastmodOf(createdAt),
        images: image ? [image] : [],
      })) ?? null
    );
  },
};
