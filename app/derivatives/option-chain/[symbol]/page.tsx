import { OptionChainPage } from '@/components/pages/OptionChainPage/OptionChainPage';
import { defineListedPage } from '@/components/site/define-page';
import { optionChains } from '@/lib/pages/markets/option-chain-page';

const { generateMetadata, Page } = defineListedPage(optionChains, (page) => (
  <OptionChainPage {...page} />
));

export { generateMetadata, Page as default };
