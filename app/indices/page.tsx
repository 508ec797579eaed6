import { indexRows } from '@/components/pages/EquityPage/index-columns';
import { IndicesPage } from '@/components/pages/IndicesPage/IndicesPage';
import { definePage } from '@/components/site/define-page';
import { indexName } from '@/lib/markets/index-names';
import { indexPath } from '@/lib/pages/paths';
import { getIndexBoards } from '@/lib/provider/getters/indices';
import { list } from '@/lib/seo/structured/lists';
import { indexedWithData } from '@/lib/seo/indexing';

const { generateMetadata, Page } = definePage(
  '/indices',
  async () => {
    const boards = await getIndexBoards();
    const entries = indexRows(boards).map(({ name }) => ({
      name: indexName(name),
      href: indexPath(name),
    }));
    return { view: <IndicesPage boards={boards} />, parts: [list(() => entries)] };
  },
  indexedWithData('/indices'),
);

export { generateMetadata, Page as default };
