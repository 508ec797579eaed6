import type { ImageObjectLeaf, NewsArticleLeaf, ReportLeaf } from 'schema-dts';

import { newestFirst } from '@/lib/domain/publication/related';
import { newestNews } from '@/lib/domain/market/news';
import type { NewsItem } from '@/lib/domain/company/records';
import type { Article, Infographic, Report, Video } from '@/lib/domain/publication/records';
import type { Sourced } from '@/lib/domain/sourced';
import { articlePath, researchPath, videoPath } from '@/lib/pages/addresses/paths';
import { indianMoment } from '@/lib/tools/time';

import { list } from './lists';
import { absolute, type GraphPage, organizationId, type PartOf, ref } from './page';

const newsArticle = (
  page: GraphPage,
  { heading, date, source, link }: NewsItem,
): NewsArticleLeaf => ({
  '@type': 'NewsArticle',
  headline: heading,
  datePublished: indianMoment(date),
  ...(source && { publisher: { '@type': 'Organization', name: source } }),
  ...(link && { url: absolute(page, link) }),
});

/** News, newest first. A page with sample news is for no search engine. */
export const newsList = (news: Sourced<readonly NewsItem[]> | null): PartOf =>
  list((page) => newestNews(news?.data ?? []).map((item) => ({ item: newsArticle(page, item) })));

/** Articles, newest first, each with its page. */
export const articleList = (articles: readonly Article[] | null): PartOf =>
  list(() =>
    newestFirst(articles ?? [], ({ createdAt }) => createdAt).map(({ name, slug }) => ({
      name,
      href: articlePath(slug),
    })),
  );

/** Videos, newest first, each with its page, which has the `VideoObject`. */
export const videoList = (videos: readonly Video[] | null): PartOf =>
  list(() =>
    newestFirst(videos ?? [], ({ publishedAt }) => publishedAt).map(({ name, code }) => ({
      name,
      href: videoPath(code),
    })),
  );

const report = (page: GraphPage, { title, publishedAt, file }: Report): ReportLeaf => ({
  '@type': 'Report',
  headline: title,
  publisher: ref(organizationId(page)),
  ...(publishedAt && { datePublished: indianMoment(publishedAt) }),
  ...(file && { url: absolute(page, file) }),
});

/** The reports that a page shows, in its order. */
export const reportList = (reports: readonly Report[]): PartOf =>
  list((page) => reports.map((one) => ({ item: report(page, one) })));

/** The categories of research, each with its page. */
export const categoryList = (
  categories: readonly { readonly slug: string; readonly name: string }[],
): PartOf => list(() => categories.map(({ name, slug }) => ({ name, href: researchPath(slug) })));

const picture = (
  page: GraphPage,
  { name, image, alt, createdAt }: Infographic & { readonly image: string },
): ImageObjectLeaf => ({
  '@type': 'ImageObject',
  name,
  contentUrl: absolute(page, image),
  creator: ref(organizationId(page)),
  ...(alt && { caption: alt }),
  ...(createdAt && { datePublished: indianMoment(createdAt) }),
});

/** The infographics that have a picture, newest first. */
export const infographicList = (infographics: readonly Infographic[] | null): PartOf =>
  list((page) =>
    newestFirst(infographics ?? [], ({ createdAt }) => createdAt).flatMap(({ image, ...one }) =>
      image === null ? [] : [{ item: picture(page, { ...one, image }) }],
    ),
  );
