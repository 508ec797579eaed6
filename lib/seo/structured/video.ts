import type { VideoObjectLeaf } from 'schema-dts';

import { secondsOf } from '@/lib/publications/duration';
import { isPlayable, watchAddress } from '@/lib/publications/video';
import type { Video } from '@/lib/provider/records';

import { absolute, idOn, organizationId, type PartOf, ref } from './page';

/**
 * A video for its watch page. Left out: samples, which have no film, and videos without a thumbnail,
 * which search engines require of a `VideoObject`.
 * @param streaming whether it plays on the page itself; otherwise the page only links to it
 */
export function videoPart(video: Video, streaming: boolean): PartOf {
  const { name, code, description, publishedAt, duration, views, thumbnail } = video;
  const address = watchAddress(code);
  return (page) => {
    if (!isPlayable(code) || address === null || thumbnail === null) return null;
    const node: VideoObjectLeaf = {
      '@type': 'VideoObject',
      '@id': idOn(page, 'video'),
      name,
      description: description || name,
      uploadDate: publishedAt,
      thumbnailUrl: absolute(page, thumbnail),
      publisher: ref(organizationId(page)),
      url: address,
      ...(secondsOf(duration) !== null && { duration }),
      ...(streaming && {
        embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(code)}`,
      }),
      ...(views !== null && {
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'WatchAction' },
          userInteractionCount: views,
        },
      }),
    };
    return { nodes: [node], page: { mainEntity: ref(idOn(page, 'video')) } };
  };
}
