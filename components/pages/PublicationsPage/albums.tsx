import { Lightbox } from '@/components/ui/Lightbox/Lightbox.client';
import { newestFirst } from '@/lib/domain/publication/related';
import type { Album } from '@/lib/domain/publication/records';
import { anchorsOf } from '@/lib/tools/anchors';
import { countOf, formatDate } from '@/lib/tools/format';

import { Groups } from './Groups';
import type { Collection } from './PublicationsPage';
import basics from '@/components/ui/Basics.module.scss';

/** Pixels of a gallery picture, for its proportions. */
const SIZE = { width: 1200, height: 800 } as const;

/** Pictures that open in a dialog; without JavaScript each is a link to its file. */
function Pictures({ album: { name, date, images }, isFirst }: { album: Album; isFirst: boolean }) {
  return (
    <>
      <p className={`${basics.noteFigures} ${basics.bottom16}`}>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
      </p>
      <Lightbox label={name} pictures={images} first={isFirst} {...SIZE} />
    </>
  );
}

/** The gallery: albums of pictures, the newest first. */
export function albumCollection(albums: readonly Album[] | null): Collection {
  const list = newestFirst(albums ?? [], ({ date }) => date).filter(
    ({ images }) => images.length > 0,
  );
  const anchors = anchorsOf(list.map(({ name }) => name));
  const pictures = list.reduce((sum, { images }) => sum + images.length, 0);
  const groups = list.map((album, at) => ({
    id: anchors[at] ?? '',
    title: album.name,
    body: <Pictures album={album} isFirst={at === 0} />,
  }));
  return {
    path: '/media/gallery',
    heading:
      list.length === 0
        ? 'Gallery: photographs of our events'
        : `Gallery: ${countOf(pictures, 'picture')} in ${countOf(list.length, 'album')}`,
    lead: 'Open a picture to see it in full. The arrow keys go to the next one and Escape closes it. Each picture has a description.',
    note: {
      title: 'Are you in one?',
      text: 'Write to us if you want it taken out. You need no reason.',
    },
    list: albums,
    what: 'albums',
    none: 'We have not published any picture yet.',
    parts: { label: 'Albums', entries: groups },
    body: list.length > 0 ? <Groups groups={groups} /> : null,
  };
}
