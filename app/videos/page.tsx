import { VideosPage } from '@/components/pages/VideosPage/VideosPage';
import { StructuredData } from '@/components/site/StructuredData';
import { getVideos } from '@/lib/provider/getters/content';
import { metadataOf } from '@/lib/seo/pages';
import { videoList } from '@/lib/seo/structured/publications';

export const metadata = metadataOf('/videos');

export default async function Page() {
  const videos = await getVideos();
  return (
    <>
      <VideosPage videos={videos} />
      <StructuredData metadata={metadata} parts={[videoList(videos)]} />
    </>
  );
}
