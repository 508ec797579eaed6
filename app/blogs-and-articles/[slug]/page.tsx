import { notFound } from 'next/navigation';

import { ArticlePage } from '@/components/pages/ArticlePage/ArticlePage';
import { defineRecordPage } from '@/components/site/define-page';
import { getArticlePage } from '@/lib/provider/getters/talking-finance';
import { articleMetadata } from '@/lib/seo/record-metadata';
import { articlePart } from '@/lib/seo/structured/article';

const { generateMetadata, Page } = defineRecordPage('slug', {
  load: async (slug) => (await getArticlePage(slug)) ?? notFound(),
  metadata: ({ article }) => articleMetadata(article),
  name: ({ article }) => article.name,
  view: (page) => <ArticlePage {...page} />,
  parts: ({ article }) => [articlePart(article)],
});

export { generateMetadata, Page as default };
