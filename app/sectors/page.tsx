import { BoardPage } from '@/components/pages/BoardPage/BoardPage';
import { sectorBoard } from '@/components/pages/BoardPage/market-boards';
import { IndustryMap } from '@/components/sections/IndustryMap';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { load } from '@/lib/provider/load';

const { generateMetadata, Page } = definePage('/sectors', async () => {
  const [snapshot, companies] = await Promise.all([
    load('marketSnapshot', { exchange: 'NSE' }),
    load('companies', {}),
  ]);
  const now = marketClock(new Date());
  return {
    view: (
      <BoardPage
        path="/sectors"
        board={sectorBoard(snapshot, namesBySymbol(companies?.data ?? null), now)}
        answer={snapshot}
        notes={[
          {
            title: 'How it is counted',
            text: 'A sector’s change is the mean of its companies’, each counted alike. Its P/E is the market value of its companies with a profit, divided by their profit of a year. Companies without a price in the session are left out.',
          },
        ]}
        now={now}
        picture={snapshot && <IndustryMap snapshot={snapshot.data} isOwnPage />}
      />
    ),
  };
});

export { generateMetadata, Page as default };
