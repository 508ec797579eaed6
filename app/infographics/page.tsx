import { InfographicsPage } from '@/components/pages/InfographicsPage/InfographicsPage';
import { definePage } from '@/components/site/define-page';
import { getInfographics } from '@/lib/provider/getters/content';
import { infographicList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/infographics', async () => {
  const infographics = await getInfographics();
  return {
    view: <InfographicsPage infographics={infographics} />,
    parts: [infographicList(infographics)],
  };
});

export { generateMetadata, Page as default };
