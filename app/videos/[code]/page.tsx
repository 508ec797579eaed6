import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { defineListedPage } from '@/components/site/define-page';
import { env } from '@/lib/tools/env';
import { loadVideoPage } from '@/lib/pages/publications/load-talking-finance';
import { videoMetadata } from '@/lib/pages/seo/record-metadata';
import { videoPart } from '@/lib/pages/seo/structured/video';

const { generateMetadata, Page } = defineListedPage('code', {
  load: loadVideoPage,
  metadata: ({ video }) => videoMetadata(video),
  name: ({ video }) => video.name,
  view: (page) => <VideoPage {...page} streaming={env().flags.videoStreaming} />,
  parts: ({ video }) => [videoPart(video, env().flags.videoStreaming)],
});

export { generateMetadata, Page as default };
