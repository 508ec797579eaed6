import { ResearchHubPage } from '@/components/pages/ResearchHubPage/ResearchHubPage';
import { definePage } from '@/components/site/define-page';
import { loadResearchHub } from '@/lib/pages/research/load-research';
import { categoryList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/research', async () => {
  const hub = await loadResearchHub();
  return { view: <ResearchHubPage {...hub} />, parts: [categoryList(hub.categories)] };
});

export { generateMetadata, Page as default };
