import { TextPage } from '@/components/pages/TextPage/TextPage';
import { definePage } from '@/components/site/define-page';
import { privacy } from '@/lib/content/legal/privacy';

const { metadata, Page } = definePage('/support/updates/privacy', () => ({
  view: <TextPage path="/support/updates/privacy" text={privacy} />,
}));

export { metadata, Page as default };
