import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { Mark } from '@/components/ui/Mark';
import { registrationNumber } from '@/lib/content/outbound';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import { isSampleVideo } from '@/lib/domain/publication/video';
import type { Video } from '@/lib/domain/publication/records';
import { anchorOf } from '@/lib/tools/anchors';

import { PageHead } from '@/components/sections/text/PageHead';
import { LinkChoice } from '@/components/sections/market/LinkChoice';

import { FeedLink } from '@/components/sections/publications/FeedLink';
import { VideoGrid } from '@/components/sections/publications/VideoGrid';

const subjectOf = ({ category }: Video): string => category ?? 'More videos';

interface VideosPageProps {
  videos: readonly Video[] | null;
  /** The anchor of a subject in the address; blank for all. */
  subject?: string | undefined;
}

/** The videos in one grid, the newest first: all of them, or those of one subject. */
function Grid({ videos, list, subject = '' }: VideosPageProps & { list: readonly Video[] }) {
  const subjects = [...new Set(list.map(subjectOf))].sort();
  const shown = subjects.find((one) => anchorOf(one) === subject);
  if (list.length === 0) {
    return (
      <NoList list={videos} what="videos">
        We have not published any video yet.
      </NoList>
    );
  }
  const links = subjects.map((one) => ({
    label: one,
    href: `/videos?subject=${anchorOf(one)}` as const,
    isShown: one === shown,
  }));
  const all = { label: 'All subjects', href: '/videos' as const, isShown: shown === undefined };
  return (
    <>
      {subjects.length > 1 && <LinkChoice name="Subjects" links={[all, ...links]} />}
      <h2 className="visually-hidden">{shown ?? 'All subjects'}</h2>
      <VideoGrid
        videos={shown === undefined ? list : list.filter((one) => subjectOf(one) === shown)}
        first
      />
    </>
  );
}

/** All videos, with a choice of the subject. */
export function VideosPage({ videos, subject }: VideosPageProps) {
  const list = newestFirst(videos ?? [], ({ publishedAt }) => publishedAt);
  const samples = list.some(({ code }) => isSampleVideo(code));
  return (
    <>
      <PageHead
        path="/videos"
        heading={
          list.length === 0
            ? 'Videos on money, one subject each'
            : `${countOf(list.length, 'video')}, one subject each`
        }
        lead={
          samples
            ? 'Sample entries: these videos have not been recorded. Each explains how something works, without tips and targets.'
            : 'A few minutes on how something works, with the arithmetic on the screen. No tips, no targets.'
        }
        note={
          <>
            <SideNote title="Who speaks">
              <p>
                Our education and research desks. Research analyst registration{' '}
                {registrationNumber('research-analyst')}.
              </p>
            </SideNote>
            <p>{standardWarning.text}</p>
            {samples && (
              <p>
                <Mark source="sample" asOf={list[0]?.publishedAt ?? ''} />
              </p>
            )}
          </>
        }
      >
        <FeedLink feed="videos" />
      </PageHead>
      <Ledger rule="oxford" space="whole">
        <Grid videos={videos} list={list} subject={subject} />
      </Ledger>
    </>
  );
}
