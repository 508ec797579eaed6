import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { slugsByIsin } from '@/lib/domain/fund/plans';
import { getFundList } from '@/lib/provider/getters/funds';
import { getEtfs, getSparks } from '@/lib/provider/getters/market';
import { parameter } from '@/lib/tools/parameters';

const { generateMetadata, Page } = definePage('/etfs', async (query) => {
  const [etfs, years, list] = await Promise.all([getEtfs('NSE'), getSparks(), getFundList()]);
  return {
    view: (
      <EtfsPage
        etfs={etfs}
        funds={slugsByIsin(list?.data.families ?? [])}
        group={parameter(query, 'group')}
        years={years}
        now={marketClock(new Date())}
      />
    ),
  };
});

export { generateMetadata, Page as default };
