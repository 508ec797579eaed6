import { WebinarsPage } from '@/components/pages/WebinarsPage/WebinarsPage';
import { definePage } from '@/components/site/define-page';
import { getWebinars } from '@/lib/provider/getters/content';

const { generateMetadata, Page } = definePage('/webinars', async () => ({
  view: <WebinarsPage webinars={await getWebinars()} now={new Date().toISOString()} />,
}));

export { generateMetadata, Page as default };
