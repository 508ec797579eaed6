import type { Metadata } from 'next';

import { PressPage } from '@/components/pages/MediaPage/PressPage';
import { getPressReleases } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';
import { withFeed } from '@/lib/seo/feeds';

export const metadata: Metadata = withFeed(
  pageMetadata({
    title: 'Press releases by year',
    description:
      'What we told the press, by year and newest first: each release with its date, its source, a PDF and the page that it is about.',
    path: '/media/press-releases',
  }),
  'press-releases',
);

export default async function Page() {
  return <PressPage releases={await getPressReleases()} />;
}
