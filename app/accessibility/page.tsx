import { TextPage } from '@/components/sections/text/TextPage';
import { definePage } from '@/components/site/define-page';
import { accessibility } from '@/lib/content/legal/accessibility';

const { generateMetadata, Page } = definePage('/accessibility', () => ({
  view: <TextPage path="/accessibility" text={accessibility} />,
}));

export { generateMetadata, Page as default };
