import { isSampleVideo } from '@/lib/domain/publication/video';
import { load } from '@/lib/provider/load';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { lastmodOf } from '@/lib/pages/sitemap/lastmod';

import { videoPath } from '@/lib/pages/addresses/paths';
import { oneOf } from '@/lib/pages/addresses/resolution';

import type { ListedPages } from '@/lib/pages/listed-page';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const loadVideos = async () => (await load('videos', {}))?.data;

export const videos: ListedPages = {
  ...PAGE_PATTERNS.videos,
  schemaType: 'ItemPage',
  above: ['/', '/videos'],
  resolve: async (code) => {
    const codes = (await loadVideos())?.map((video) => video.code);
    const found = oneOf(codes, code);
    if (found.kind !== 'missing') return found;
    const same = codes?.find((one) => one.toLowerCase() === code.toLowerCase());
    return same === undefined ? found : { kind: 'redirect', location: videoPath(same) };
  },
  picture: async (code) => {
    const list = await loadVideos();
    if (!list) return null;
    const video = list.find((one) => one.code === code);
    if (!video) return 'unknown';
    const label = isSampleVideo(code) ? 'Sample video' : 'Video';
    return textPicture('learning', video.name, video.description, label);
  },
  sitemapPart: 'videos',
  sitemapEntries: async () => {
    const list = await loadVideos();
    return (
      list
        ?.filter(({ code }) => !isSampleVideo(code))
        .map(({ code, publishedAt }) => ({
          path: videoPath(code),
          lastmod: lastmodOf(publishedAt),
        })) ?? null
    );
  },
};
