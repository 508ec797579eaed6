import { OptionChainPage } from '@/components/pages/OptionChainPage/OptionChainPage';
import { defineListedPage } from '@/components/site/define-page';
import { loadOptionChain } from '@/lib/pages/markets/load-option-chain';
import { optionChainMetadata } from '@/lib/pages/seo/record-metadata';

const NO_CHAIN = { date: null, first: null, days: [], rows: [], expiry: null, expiries: [] };

const { generateMetadata, Page } = defineListedPage('symbol', {
  load: loadOptionChain,
  metadata: ({ underlying, chain, now, isIndexed }) =>
    optionChainMetadata(underlying, chain?.data ?? { ...NO_CHAIN, close: null }, {
      now,
      isIndexed,
    }),
  name: ({ underlying }) => underlying.symbol,
  view: (page) => <OptionChainPage {...page} />,
  parts: () => [],
});

export { generateMetadata, Page as default };
