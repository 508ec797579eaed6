import { ChoicesPage } from '@/components/pages/ChoicesPage/ChoicesPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/privacy/choices', () => ({ view: <ChoicesPage /> }));

export { metadata, Page as default };
