import { MediaPage } from '@/components/pages/MediaPage/MediaPage';
import { getGallery, getPressReleases, getAwards } from '@/lib/provider/getters/content';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Media: press, gallery, awards',
  description:
    'Press releases by year, picture albums and awards with the body that gave them, and how journalists reach the press desk of the firm.',
  path: '/media',
});

export default async function Page() {
  const [albums, releases, awards] = await Promise.all([
    getGallery(),
    getPressReleases(),
    getAwards(),
  ]);
  return <MediaPage albums={albums} releases={releases} awards={awards} />;
}
