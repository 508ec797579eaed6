import type { VideoObjectLeaf } from 'schema-dts';

import { secondsOf } from '@/lib/domain/publication/duration';
import { watchAddress } from '@/lib/domain/publication/video';
import { pictureOf } from '@/lib/pages/addresses/picture-paths';
import type { Video } from '@/lib/domain/publication/records';
import { indianMoment } from '@/lib/tools/time';

import { absolute, idOn, organizationId, type PartOf, ref } from './page';

/**
 * A video for its page. If the record has no thumbnail, which search engines require, the page's
 * share picture is used. A video without a host (a sample, whose page is not indexed) is available
 * only on the page.
 * @param streaming whether it plays on the page itself; otherwise the page only links to it
 */
export function videoPart(video: Video, streaming: boolean): PartOf {
  const { name, code, description, publishedAt, duration, views, thumbnail, transcript } = video;
  const address = watchAddress(code);
  return (page) => {
    const node: VideoObjectLeaf = {
      '@type': 'VideoObject',
      '@id': idOn(page, 'video'),
      name,
      description: description || name,
      uploadDate: indianMoment(publishedAt),
      thumbnailUrl: absolute(page, thumbnail ?? pictureOf(page.path)),
      publisher: ref(organizationId(page)),
      url: address ?? page.url,
      ...(secondsOf(duration) !== null && { duration }),
      ...(streaming &&
        address !== null && {
          embedUrl: `https://www.youtube-nocookie.com/embed/${encodeURIComponent(code)}`,
        }),
      ...(transcript !== null && { transcript }),
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
