import { ArticlePage } from '@/components/pages/ArticlePage/ArticlePage';
import { defineListedPage } from '@/components/site/define-page';
import { loadArticlePage } from '@/lib/pages/publications/load-talking-finance';
import { articleMetadata } from '@/lib/pages/seo/record-metadata';
import { articlePart } from '@/lib/pages/seo/structured/article';

const { generateMetadata, Page } = defineListedPage('slug', {
  load: loadArticlePage,
  metadata: ({ article }) => articleMetadata(article),
  name: ({ article }) => article.name,
  view: (page) => <ArticlePage {...page} />,
  parts: ({ article }) => [articlePart(article)],
});

export { generateMetadata, Page as default };
