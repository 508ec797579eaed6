import { Fold } from '@/components/ui/Fold';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Lightbox } from '@/components/ui/Lightbox/Lightbox.client';
import { NoList } from '@/components/ui/NoData/NoData';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf, formatDate } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import type { Infographic } from '@/lib/domain/publication/records';
import { anchorsOf } from '@/lib/tools/anchors';

import { Contents } from '@/components/sections/text/Contents';
import { PageHead } from '@/components/sections/text/PageHead';

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

/** Infographics, each with its content as text. */
export function InfographicsPage({
  infographics,
}: {
  infographics: readonly Infographic[] | null;
}) {
  const shown = newestFirst(infographics ?? [], ({ createdAt }) => createdAt).filter(
    ({ image }) => image !== null,
  );
  const anchors = anchorsOf(shown.map(({ name }) => name));
  return (
    <>
      <PageHead
        path="/infographics"
        heading={
          shown.length === 0
            ? 'One picture, one idea'
            : `Infographics: ${countOf(shown.length, 'picture')}, one idea each`
        }
        lead="Open a picture to enlarge it. What it says is written next to it."
        note={
          <>
            <SideNote title="Yours to share">
              <p>You may share them whole and unchanged, with the date.</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      />
      <Ledger
        rule="oxford"
        note={
          shown.length > 1 && (
            <Contents
              label="Pictures"
              entries={shown.map(({ name }, at) => ({ id: anchors[at] ?? '', title: name }))}
            />
          )
        }
      >
        <h2 id="pictures-heading" className="visually-hidden">
          Pictures, newest first
        </h2>
        {shown.length === 0 && (
          <NoList list={infographics} what="the pictures">
            We have not published any picture yet.
          </NoList>
        )}
        <div className={styles.infographics}>
          {shown.map((picture, at) => (
            <Entry key={anchors[at]} picture={picture} anchor={anchors[at]} isFirst={at === 0} />
          ))}
        </div>
      </Ledger>
    </>
  );
}
