import { FundPage } from '@/components/pages/FundPage/FundPage';
import { defineListedPage } from '@/components/site/define-page';
import { fundFamilies } from '@/lib/pages/funds/fund/page';

const { generateMetadata, Page } = defineListedPage(
  fundFamilies,
  ({ story, facts, source, others }) => (
    <FundPage story={story} facts={facts} source={source} others={others} />
  ),
);

export { generateMetadata, Page as default };
