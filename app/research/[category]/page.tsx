import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { defineListedPage } from '@/components/site/define-page';
import { loadResearchPage } from '@/lib/pages/research/load-research';
import { researchMetadata } from '@/lib/pages/seo/record-metadata';
import { reportList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = defineListedPage('category', {
  load: loadResearchPage,
  metadata: ({ category }) => researchMetadata(category),
  name: ({ category }) => category.name,
  view: (page) => <ResearchPage {...page} />,
  parts: ({ found }) => [reportList(found?.items ?? [])],
});

export { generateMetadata, Page as default };
