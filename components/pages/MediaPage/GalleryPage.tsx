import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Lightbox } from '@/components/ui/Lightbox/Lightbox.client';
import { NoList } from '@/components/ui/NoData/NoData';
import { countOf, formatDate } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import type { Album } from '@/lib/domain/publication/records';
import { anchorsOf } from '@/lib/tools/anchors';

import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';

import basics from '@/components/ui/Basics.module.scss';

/** Pixels of a gallery picture, for its proportions. */
const SIZE = { width: 1200, height: 800 } as const;

/** Albums of pictures that open in a dialog; without JavaScript each is a link to its file. */
export function GalleryPage({ albums }: { albums: readonly Album[] | null }) {
  const list = newestFirst(albums ?? [], ({ date }) => date).filter(
    ({ images }) => images.length > 0,
  );
  const anchors = anchorsOf(list.map(({ name }) => name));
  const pictures = list.reduce((sum, { images }) => sum + images.length, 0);
  return (
    <>
      <PageHead
        path="/media/gallery"
        heading={
          list.length === 0
            ? 'Gallery: photographs of our events'
            : `Gallery: ${countOf(pictures, 'picture')} in ${countOf(list.length, 'album')}`
        }
        lead="Open a picture to see it in full. The arrow keys go to the next one and Escape closes it. Each picture has a description."
        note={
          <SideNote title="Are you in one?">
            <p>Write to us if you want it taken out. You need no reason.</p>
          </SideNote>
        }
      />
      <Ledger
        rule="oxford"
        note={
          list.length > 1 && (
            <Contents
              label="Albums"
              entries={list.map(({ name }, at) => ({ id: anchors[at] ?? '', title: name }))}
            />
          )
        }
      >
        {list.length === 0 && (
          <NoList list={albums} what="albums">
            We have not published any picture yet.
          </NoList>
        )}
        <div className={basics.groups}>
          {list.map(({ name, date, images }, at) => (
            <section key={anchors[at]} id={anchors[at]}>
              <h2 id={`${anchors[at]}-heading`} className={basics.subject}>
                {name}
              </h2>
              <p className={`${basics.noteFigures} ${basics.bottom16}`}>
                {date && <time dateTime={date}>{formatDate(date)}</time>}
              </p>
              <Lightbox label={name} pictures={images} first={at === 0} {...SIZE} />
            </section>
          ))}
        </div>
      </Ledger>
    </>
  );
}
