import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { defineListedPage } from '@/components/site/define-page';
import { videos } from '@/lib/pages/publications/video-page';

const { generateMetadata, Page } = defineListedPage(videos, (page) => <VideoPage {...page} />);

export { generateMetadata, Page as default };
