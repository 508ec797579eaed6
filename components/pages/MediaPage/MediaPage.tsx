import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';
import { countOf } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import type { Album, Award, PressRelease } from '@/lib/domain/publication/records';

import { PressList } from '@/components/sections/publications/PressList';
import { LinkRows } from '@/components/sections/text/LinkRows';
import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

export interface MediaPageProps {
  albums: readonly Album[] | null;
  releases: readonly PressRelease[] | null;
  awards: readonly Award[] | null;
}

const RELEASES = 4;

/** A count with its noun; nothing for an empty list. */
const counted = (list: readonly unknown[] | null, one: string): string | undefined =>
  list && list.length > 0 ? countOf(list.length, one) : undefined;

/** Links to press releases, gallery and awards. */
export function MediaPage({ albums, releases, awards }: MediaPageProps) {
  const { phone } = firm.customerCare;
  const newest = newestFirst(releases ?? [], ({ date }) => date).slice(0, RELEASES);
  return (
    <>
      <PageHead
        path="/media"
        heading="Press and media"
        lead="Press releases, photographs and awards, each with its date and source."
        note={
          <SideNote title="For journalists">
            <p>
              Ask for the press desk at <a href={phoneLink(phone)}>{phone}</a>. Registration numbers
              are on <SiteLink href="/support/updates/registration-details">one page</SiteLink>.
            </p>
          </SideNote>
        }
      />
      <Section id="parts" heading="Releases, pictures and awards" rule="oxford">
        <LinkRows
          rows={[
            {
              name: 'Press releases',
              href: '/media/press-releases',
              text: 'By year, each as a PDF.',
              aside: counted(releases, 'release'),
            },
            {
              name: 'Gallery',
              href: '/media/gallery',
              text: 'Albums that open in full size.',
              aside: counted(albums, 'album'),
            },
            {
              name: 'Awards',
              href: '/media/awards',
              text: 'Who gave what, and when.',
              aside: counted(awards, 'award'),
            },
          ]}
        />
      </Section>
      <Section
        id="newest"
        heading="The newest releases"
        ground="tint"
        more={<SiteLink href="/media/press-releases">All releases</SiteLink>}
      >
        {newest.length === 0 ? (
          <NoList list={releases} what="press releases">
            We have not published any press release yet.
          </NoList>
        ) : (
          <PressList releases={newest} />
        )}
      </Section>
    </>
  );
}
