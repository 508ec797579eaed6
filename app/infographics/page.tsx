import { infographicCollection } from '@/components/pages/PublicationsPage/infographics';
import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { definePage } from '@/components/site/define-page';
import { infographicList } from '@/lib/pages/seo/structured/publications';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/infographics', async () => {
  const infographics = await loadRecords('infographics', {});
  return {
    view: <PublicationsPage collection={infographicCollection(infographics)} />,
    parts: [infographicList(infographics)],
  };
});

export { generateMetadata, Page as default };
