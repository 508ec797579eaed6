import { indexRows } from '@/components/sections/market/index-columns';
import { IndicesPage } from '@/components/pages/IndicesPage/IndicesPage';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { indexName } from '@/lib/domain/index/names';
import { indexPath } from '@/lib/pages/addresses/paths';
import { loadIndexBoards } from '@/lib/pages/markets/load-index-page';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { list } from '@/lib/pages/seo/structured/lists';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';

const { generateMetadata, Page } = definePage('/indices', async () => {
  const [boards, years] = await Promise.all([loadIndexBoards(), loadYearSparks()]);
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
