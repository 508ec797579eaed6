import { TextPage } from '@/components/sections/text/TextPage';
import { definePage } from '@/components/site/define-page';
import { disclaimers } from '@/lib/content/legal/disclaimers';

const { generateMetadata, Page } = definePage('/support/updates/disclaimers', () => ({
  view: <TextPage path="/support/updates/disclaimers" text={disclaimers} />,
}));

export { generateMetadata, Page as default };
