import { SectorsPage } from '@/components/pages/BoardPage/SectorsPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { getCompanies } from '@/lib/provider/getters/companies';
import { getMarketSnapshot } from '@/lib/provider/getters/market';

const { generateMetadata, Page } = definePage('/sectors', async () => {
  const [snapshot, companies] = await Promise.all([getMarketSnapshot('NSE'), getCompanies()]);
  return {
    view: (
      <SectorsPage
        snapshot={snapshot}
        companies={companies?.data ?? null}
        now={marketClock(new Date())}
      />
    ),
  };
});

export { generateMetadata, Page as default };
