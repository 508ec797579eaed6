import { SectorsPage } from '@/components/pages/BoardPage/SectorsPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { load } from '@/lib/provider/load';

const { generateMetadata, Page } = definePage('/sectors', async () => {
  const [snapshot, companies] = await Promise.all([
    load('marketSnapshot', { exchange: 'NSE' }),
    load('companies', {}),
  ]);
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
