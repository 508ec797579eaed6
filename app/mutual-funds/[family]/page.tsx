import { FundPage } from '@/components/pages/FundPage/FundPage';
import { defineListedPage } from '@/components/site/define-page';
import { fundFamilies } from '@/lib/pages/funds/fund/page';

const { generateMetadata, Page } = defineListedPage(fundFamilies, ({ isSample: _, ...page }) => (
  <FundPage {...page} />
));

export { generateMetadata, Page as default };
