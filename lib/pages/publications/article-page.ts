import type { Metadata } from 'next';

import type { Article } from '@/lib/domain/publication/records';
import { newestFirst, related } from '@/lib/domain/publication/related';
import { absoluteUrl } from '@/lib/pages/addresses/absolute-url';
import { articlePath } from '@/lib/pages/addresses/paths';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { leadOf, LONGEST_TITLE, pageMetadata } from '@/lib/pages/seo/metadata';
import { articlePart } from '@/lib/pages/seo/structured/article';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { lastmodOf } from '@/lib/pages/sitemap/lastmod';
import { formatDate } from '@/lib/tools/format';
import { indianMoment } from '@/lib/tools/time';

import { shownPagesAbout } from './load-read';
import { loadRecords } from '@/lib/provider/load-records';

/** Articles to read next. */
const RELATED = 3;

/** The first clause of a title that is too long for search results; `undefined` for a short one. */
export const shortTitle = (title: string): string | undefined =>
  title.length > LONGEST_TITLE ? /^(.{10,60}?)(?:[:;]|, and)\s/.exec(title)?.[1] : undefined;

export const articleMetadata = ({ name, slug, summary, createdAt }: Article): Metadata =>
  pageMetadata({
    title: name,
    searchTitle: shortTitle(name),
    description: leadOf(summary ?? name),
    path: articlePath(slug),
    published: { at: indianMoment(createdAt), by: absoluteUrl('/about-us') },
  });

export const articles = pageKind(PAGE_PATTERNS.articles, {
  schemaType: 'ItemPage',
  above: ['/', '/blogs-and-articles'],
  find: async (slug) => foundIn(await loadRecords('articles', {}), slug, (article) => article.slug),
  load: ({ record: article, list }) => {
    const newest = newestFirst(list, ({ createdAt }) => createdAt);
    return {
      article,
      related: related(article, newest, RELATED),
      pages: shownPagesAbout(article.name),
    };
  },
  metadata: ({ article }) => articleMetadata(article),
  name: ({ article }) => article.name,
  modified: ({ article }) => article.createdAt,
  parts: ({ article }) => [articlePart(article)],
  picture: ({ record: { name, summary, createdAt } }) =>
    textPicture('learning', name, summary, `Article, ${formatDate(createdAt)}`),
  sitemap: {
    part: 'articles',
    entries: async () =>
      (await loadRecords('articles', {}))?.map(({ slug, createdAt, image }) => ({
        path: articlePath(slug),
        lastmod: lastmodOf(createdAt),
        images: image ? [image] : [],
      })) ?? null,
  },
});
