import MissingPage, { metadata as missing } from '@/app/missing/page';
import { MarketListPage } from '@/components/pages/BoardPage/MarketListPage';
import { definePage } from '@/components/site/define-page';
import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { readAskedDay } from '@/lib/pages/markets/asked-day';
import { loadListPage } from '@/lib/pages/markets/load-lists';
import { figuresOf } from '@/lib/pages/seo/structured/dates';
import { marketListItems } from '@/lib/pages/seo/structured/market-list';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';

interface Props {
  params: Promise<{ list: string }>;
  searchParams: Promise<SearchParameters>;
}

/** The page of every list of the market; `?on=` names an earlier session. */
const PAGES = new Map<string, ReturnType<typeof definePage>>(
  MARKET_LISTS.map((list) => [
    list.key,
    definePage(list.path, async (query) => {
      const page = await loadListPage(list, readAskedDay(parameter(query, 'on')));
      return {
        view: <MarketListPage {...page} />,
        parts: [marketListItems(page), figuresOf(page.answer?.data.date)],
      };
    }),
  ]),
);

const pageOf = async ({ params }: Props) => PAGES.get((await params).list);

export const generateMetadata = async (props: Props) =>
  (await pageOf(props))?.generateMetadata(props) ?? missing;

export default async function Page(props: Props) {
  const page = await pageOf(props);
  return page ? page.Page(props) : <MissingPage />;
}
