import type { Metadata } from 'next';

import type { Video } from '@/lib/domain/publication/records';
import { newestFirst, related } from '@/lib/domain/publication/related';
import { isSampleVideo } from '@/lib/domain/publication/video';
import { videoPath } from '@/lib/pages/addresses/paths';
import { foundIn, pageKind } from '@/lib/pages/page-kind';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { leadOf, pageMetadata } from '@/lib/pages/seo/metadata';
import { videoPart } from '@/lib/pages/seo/structured/video';
import { textPicture } from '@/lib/pages/share-pictures/picture';
import { lastmodOf } from '@/lib/pages/sitemap/lastmod';
import { env } from '@/lib/tools/env';
import { loadRecords } from '@/lib/provider/load-records';

/** Videos to watch next. */
const RELATED = 3;

export const videoMetadata = ({ name, code, description }: Video): Metadata =>
  pageMetadata({
    title: name,
    description: leadOf(description || name),
    path: videoPath(code),
    isIndexed: !isSampleVideo(code),
  });

export const videos = pageKind(PAGE_PATTERNS.videos, {
  schemaType: 'ItemPage',
  above: ['/', '/videos'],
  find: async (code) => {
    const list = await loadRecords('videos', {});
    const found = foundIn(list, code, (video) => video.code);
    const small = code.toLowerCase();
    const same = list?.find((video) => video.code.toLowerCase() === small)?.code;
    return found === 'missing' && same ? foundIn(list, same, (video) => video.code) : found;
  },
  load: ({ record: video, list }) => {
    const newest = newestFirst(list, ({ publishedAt }) => publishedAt);
    return {
      video,
      related: related(video, newest, RELATED),
      streaming: env().flags.videoStreaming,
    };
  },
  metadata: ({ video }) => videoMetadata(video),
  name: ({ video }) => video.name,
  modified: ({ video }) => video.publishedAt,
  parts: ({ video, streaming }) => [videoPart(video, streaming)],
  picture: ({ record: { code, name, description } }) =>
    textPicture('learning', name, description, isSampleVideo(code) ? 'Sample video' : 'Video'),
  sitemap: {
    part: 'videos',
    entries: async () =>
      (await loadRecords('videos', {}))
        ?.filter(({ code }) => !isSampleVideo(code))
        .map(({ code, publishedAt }) => ({
          path: videoPath(code),
          lastmod: lastmodOf(publishedAt),
        })) ?? null,
  },
});
