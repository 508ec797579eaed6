import { VideosPage } from '@/components/pages/VideosPage/VideosPage';
import { definePage } from '@/components/site/define-page';
import { getVideos } from '@/lib/provider/getters/content';
import { videoList } from '@/lib/pages/seo/structured/publications';

const { generateMetadata, Page } = definePage('/videos', async () => {
  const videos = await getVideos();
  return { view: <VideosPage videos={videos} />, parts: [videoList(videos)] };
});

export { generateMetadata, Page as default };
