import { indexRows } from '@/components/sections/market/index-columns';
import { IndicesPage } from '@/components/pages/IndicesPage/IndicesPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { indexName } from '@/lib/domain/index/names';
import { indexPath } from '@/lib/pages/addresses/paths';
import { loadIndexBoards } from '@/lib/pages/markets/load-index-page';
import { getSparks } from '@/lib/provider/getters/market';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { list } from '@/lib/pages/seo/structured/lists';

const { generateMetadata, Page } = definePage('/indices', async () => {
  const [boards, years] = await Promise.all([loadIndexBoards(), getSparks()]);
  const entries = indexRows(boards).map(({ name }) => ({
    name: indexName(name),
    href: indexPath(name),
  }));
  const now = marketClock(new Date());
  return {
    view: <IndicesPage boards={boards} years={years} now={now} />,
    parts: [list(() => entries), figuresOf(boards.NSE?.asOf)],
  };
});

export { generateMetadata, Page as default };
