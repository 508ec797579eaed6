import { WebinarsPage } from '@/components/pages/WebinarsPage/WebinarsPage';
import { definePage } from '@/components/site/define-page';
import { getWebinars } from '@/lib/provider/getters/content';

const { metadata, Page } = definePage('/webinars', async () => ({
  view: <WebinarsPage webinars={await getWebinars()} now={new Date().toISOString()} />,
}));

export { metadata, Page as default };
