import { TextPage } from '@/components/sections/text/TextPage';
import { EnquirySection } from '@/components/sections/enquiry/EnquirySection';
import { definePage } from '@/components/site/define-page';
import { privacy } from '@/lib/content/legal/privacy';

const { generateMetadata, Page } = definePage('/support/updates/privacy', () => ({
  view: (
    <>
      <TextPage path="/support/updates/privacy" text={privacy} />
      <EnquirySection kind="privacy" ground="tint" />
    </>
  ),
}));

export { generateMetadata, Page as default };
