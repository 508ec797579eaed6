import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { defineListedPage } from '@/components/site/define-page';
import { fundCategories } from '@/lib/pages/funds/fund-group-page';

const { generateMetadata, Page } = defineListedPage(
  fundCategories,
  ({ isIndexed: _isIndexed, ...page }) => <FundsPage {...page} />,
);

export { generateMetadata, Page as default };
