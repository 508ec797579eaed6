import { Fold } from '@/components/ui/Fold';
import { Lightbox } from '@/components/ui/Lightbox/Lightbox.client';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf, formatDate } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import type { Infographic } from '@/lib/domain/publication/records';
import { anchorsOf } from '@/lib/tools/anchors';

import type { Collection } from './PublicationsPage';
import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/publications/Publications.module.scss';

/** Pixels of an infographic, for its proportions. */
const SIZE = { width: 800, height: 1000 } as const;

interface EntryProps {
  picture: Infographic;
  anchor: string | undefined;
  isFirst: boolean;
}

function Entry({ picture: { name, image, createdAt, alt }, anchor, isFirst }: EntryProps) {
  return (
    <section id={anchor} className={styles.infographic}>
      <Lightbox
        label={name}
        pictures={[{ src: image ?? '', alt: alt ? `${name}, enlarge` : name }]}
        across={1}
        first={isFirst}
        {...SIZE}
      />
      <div className={styles.infographicText}>
        <h3 className={styles.infographicTitle}>{name}</h3>
        {createdAt && (
          <p className={basics.labelFigures}>
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </p>
        )}
      </div>
      {alt && (
        <div className={styles.infographicFacts}>
          <Fold
            name="infographics"
            heading="h4"
            title="What the picture says"
            unfoldedFrom="desktop"
          >
            <p>{alt}</p>
          </Fold>
        </div>
      )}
    </section>
  );
}

/** Infographics, the newest first, each with its content as text. */
export function infographicCollection(infographics: readonly Infographic[] | null): Collection {
  const shown = newestFirst(infographics ?? [], ({ createdAt }) => createdAt).filter(
    ({ image }) => image !== null,
  );
  const anchors = anchorsOf(shown.map(({ name }) => name));
  return {
    path: '/infographics',
    heading:
      shown.length === 0
        ? 'One picture, one idea'
        : `Infographics: ${countOf(shown.length, 'picture')}, one idea each`,
    lead: 'Open a picture to enlarge it. What it says is written next to it.',
    note: {
      title: 'Yours to share',
      text: 'You may share them whole and unchanged, with the date.',
    },
    remarks: [standardWarning.text],
    list: infographics,
    what: 'the pictures',
    none: 'We have not published any picture yet.',
    title: (
      <h2 id="pictures-heading" className="visually-hidden">
        Pictures, newest first
      </h2>
    ),
    parts: {
      label: 'Pictures',
      entries: shown.map(({ name }, at) => ({ id: anchors[at] ?? '', title: name })),
    },
    body:
      shown.length > 0 ? (
        <div className={styles.infographics}>
          {shown.map((picture, at) => (
            <Entry key={anchors[at]} picture={picture} anchor={anchors[at]} isFirst={at === 0} />
          ))}
        </div>
      ) : null,
  };
}
