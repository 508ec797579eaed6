import { EtfsPage } from '@/components/pages/BoardPage/EtfsPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { slugsByIsin } from '@/lib/domain/fund/plans';
import { parameter } from '@/lib/tools/parameters';
import { load } from '@/lib/provider/load';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

const { generateMetadata, Page } = definePage('/etfs', async (query) => {
  const [etfs, years, list] = await Promise.all([
    load('etfs', { exchange: 'NSE' }),
    loadYearSparks(),
    load('mutualFunds', {}),
  ]);
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
