import { TimingsPage } from '@/components/pages/TimingsPage/TimingsPage';
import { definePage } from '@/components/site/define-page';

const { generateMetadata, Page } = definePage('/market-timings', () => ({
  view: <TimingsPage now={new Date().toISOString()} />,
}));

export { generateMetadata, Page as default };
