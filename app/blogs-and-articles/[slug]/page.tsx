import { ArticlePage } from '@/components/pages/ArticlePage/ArticlePage';
import { defineListedPage } from '@/components/site/define-page';
import { articles } from '@/lib/pages/publications/article-page';

const { generateMetadata, Page } = defineListedPage(articles, (page) => <ArticlePage {...page} />);

export { generateMetadata, Page as default };
