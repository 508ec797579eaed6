import type { Metadata } from 'next';

import { VideosPage } from '@/components/pages/VideosPage/VideosPage';
import { getVideos } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { withFeed } from '@/lib/seo/feeds';

export const metadata: Metadata = withFeed(
  pageMetadata({
    title: 'Videos on investing',
    description:
      'Short videos on contract notes, orders, margin, derivatives, funds, tax and fraud: how each works, with the arithmetic on the screen and no tips.',
    path: '/videos',
  }),
  'videos',
);

export default async function Page() {
  return <VideosPage videos={await getVideos()} />;
}
