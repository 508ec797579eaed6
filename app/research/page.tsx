import { ResearchHubPage } from '@/components/pages/ResearchHubPage/ResearchHubPage';
import { definePage } from '@/components/site/define-page';
import { getResearchHub } from '@/lib/research/get-research-pages';
import { categoryList } from '@/lib/seo/structured/publications';

const { metadata, Page } = definePage('/research', async () => {
  const hub = await getResearchHub();
  return { view: <ResearchHubPage {...hub} />, parts: [categoryList(hub.categories)] };
});

export { metadata, Page as default };
