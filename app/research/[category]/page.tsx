import { ResearchPage } from '@/components/pages/ResearchPage/ResearchPage';
import { defineListedPage } from '@/components/site/define-page';
import { researchCategories } from '@/lib/pages/research/research-category-page';

const { generateMetadata, Page } = defineListedPage(researchCategories, (page) => (
  <ResearchPage {...page} />
));

export { generateMetadata, Page as default };
