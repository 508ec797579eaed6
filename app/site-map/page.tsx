import { SiteMapPage } from '@/components/pages/SiteMapPage/SiteMapPage';
import { definePage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';
import { pagesBySection } from '@/lib/pages/sitemap/page-sections';

const { generateMetadata, Page } = definePage('/site-map', () => ({
  view: <SiteMapPage sections={pagesBySection(env().flags)} />,
}));

export { generateMetadata, Page as default };
