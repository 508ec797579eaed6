import { notFound } from 'next/navigation';

import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { defineRecordPage } from '@/components/site/define-page';
import { env } from '@/lib/env';
import { getVideoPage } from '@/lib/provider/getters/talking-finance';
import { videoMetadata } from '@/lib/seo/record-metadata';
import { videoPart } from '@/lib/seo/structured/video';

const { generateMetadata, Page } = defineRecordPage('code', {
  load: async (code) => (await getVideoPage(code)) ?? notFound(),
  metadata: ({ video }) => videoMetadata(video),
  name: ({ video }) => video.name,
  view: (page) => <VideoPage {...page} streaming={env().flags.videoStreaming} />,
  parts: ({ video }) => [videoPart(video, env().flags.videoStreaming)],
});

export { generateMetadata, Page as default };
