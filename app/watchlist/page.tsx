import { WatchlistPage } from '@/components/pages/WatchlistPage/WatchlistPage';
import { definePage } from '@/components/site/define-page';

const { generateMetadata, Page } = definePage('/watchlist', () => ({ view: <WatchlistPage /> }));

export { generateMetadata, Page as default };
