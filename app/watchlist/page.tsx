import { WatchlistPage } from '@/components/pages/WatchlistPage/WatchlistPage';
import { definePage } from '@/components/site/define-page';

const { metadata, Page } = definePage('/watchlist', () => ({ view: <WatchlistPage /> }));

export { metadata, Page as default };
