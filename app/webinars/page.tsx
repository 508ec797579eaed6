import { WebinarsPage } from '@/components/pages/WebinarsPage/WebinarsPage';
import { definePage } from '@/components/site/define-page';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage('/webinars', async () => ({
  view: (
    <WebinarsPage webinars={await loadRecords('webinars', {})} now={new Date().toISOString()} />
  ),
}));

export { generateMetadata, Page as default };
