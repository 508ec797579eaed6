import { TimingsPage } from '@/components/pages/TimingsPage/TimingsPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/market-timings', () => ({
  view: <TimingsPage now={new Date().toISOString()} />,
}));

export { metadata, Page as default };
