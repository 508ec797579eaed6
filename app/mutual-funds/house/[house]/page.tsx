import { FundsPage } from '@/components/pages/FundsPage/FundsPage';
import { defineListedPage } from '@/components/site/define-page';
import { fundHouses } from '@/lib/pages/funds/fund-group-page';

const { generateMetadata, Page } = defineListedPage(
  fundHouses,
  ({ isIndexed: _isIndexed, ...page }) => <FundsPage {...page} />,
);

export { generateMetadata, Page as default };
