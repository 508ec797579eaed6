import type { Metadata } from 'next';

import { ArticlesPage } from '@/components/pages/ArticlesPage/ArticlesPage';
import { getArticles } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { withFeed } from '@/lib/seo/feeds';

export const metadata: Metadata = withFeed(
  pageMetadata({
    title: 'Blogs and articles',
    description:
      'Articles in plain words on charges, settlement, tax, funds, bonds, derivatives and complaints in India, each on one question, with reading time.',
    path: '/blogs-and-articles',
  }),
  'articles',
);

export default async function Page() {
  return <ArticlesPage articles={await getArticles()} />;
}
