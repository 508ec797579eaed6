import { BoardPage } from '@/components/pages/BoardPage/BoardPage';
import { indexBoard } from '@/components/pages/BoardPage/market-boards';
import { definePage } from '@/components/site/define-page';
import { marketClock } from '@/lib/content/market-clock';
import { indexName } from '@/lib/domain/index/names';
import { sensexNote } from '@/lib/domain/index/no-sensex';
import { newestOf } from '@/lib/domain/market/sources';
import { indexPath } from '@/lib/pages/addresses/paths';
import { loadIndexBoards } from '@/lib/pages/markets/load-index-page';
import { loadYearSparks } from '@/lib/pages/markets/load-year-sparks';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { list } from '@/lib/pages/seo/structured/lists';

const { generateMetadata, Page } = definePage('/indices', async () => {
  const [boards, years] = await Promise.all([loadIndexBoards(), loadYearSparks()]);
  const now = marketClock(new Date());
  const source = newestOf(Object.values(boards));
  const board = indexBoard(boards, years, { day: source?.asOf ?? null, now });
  const entries = board.rows.map(({ name }) => ({ name: indexName(name), href: indexPath(name) }));
  return {
    view: (
      <BoardPage
        path="/indices"
        board={board}
        answer={source && { ...source, note: null }}
        notes={[
          {
            title: 'Valuation',
            text: 'P/E and P/B compare the price of all companies of an index with what they earned and own. The yield is their dividends of a year. Each index has a page with its chart, its valuation and its companies.',
          },
        ]}
        ending={sensexNote(boards)}
        now={now}
      />
    ),
    parts: [list(() => entries), figuresOf(boards.NSE?.asOf)],
  };
});

export { generateMetadata, Page as default };
