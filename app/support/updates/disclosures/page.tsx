import { TextPage } from '@/components/sections/text/TextPage';
import { definePage } from '@/components/site/define-page';
import { disclosures } from '@/lib/content/legal/disclosures';

const { generateMetadata, Page } = definePage('/support/updates/disclosures', () => ({
  view: <TextPage path="/support/updates/disclosures" text={disclosures} />,
}));

export { generateMetadata, Page as default };
