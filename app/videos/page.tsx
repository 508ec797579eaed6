import { PublicationsPage } from '@/components/pages/PublicationsPage/PublicationsPage';
import { videoCollection } from '@/components/pages/PublicationsPage/videos';
import { definePage } from '@/components/site/define-page';
import { videoList } from '@/lib/pages/seo/structured/publications';
import { parameter } from '@/lib/tools/parameters';
import { loadRecords } from '@/lib/provider/load-records';

const { generateMetadata, Page } = definePage(
  '/videos',
  async (query) => {
    const videos = await loadRecords('videos', {});
    return {
      view: <PublicationsPage collection={videoCollection(videos, parameter(query, 'subject'))} />,
      parts: [videoList(videos)],
    };
  },
  // A subject is a part of the page of all.
  (query) => (parameter(query, 'subject') === '' ? {} : { isIndexed: false }),
);

export { generateMetadata, Page as default };
