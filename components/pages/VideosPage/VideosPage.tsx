import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { Mark } from '@/components/ui/Mark';
import { registrationNumber } from '@/lib/content/outbound';
import { standardWarning } from '@/lib/content/prescribed';
import { countOf } from '@/lib/tools/format';
import { newestFirst } from '@/lib/domain/publication/related';
import { isSampleVideo } from '@/lib/domain/publication/video';
import type { Video } from '@/lib/domain/publication/records';
import { groupBy } from '@/lib/domain/support/group';

import { PageHead } from '@/components/sections/text/PageHead';
import { SubjectGroups } from '@/components/sections/text/SubjectGroups';

import { FeedLink } from '@/components/sections/publications/FeedLink';
import { VideoGrid } from '@/components/sections/publications/VideoGrid';

/** All videos by subject, the newest of each first. */
export function VideosPage({ videos }: { videos: readonly Video[] | null }) {
  const list = newestFirst(videos ?? [], ({ publishedAt }) => publishedAt);
  const groups = groupBy(list, ({ category }) => category ?? 'More videos');
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
      <SubjectGroups
        groups={groups}
        empty={
          <NoList list={videos} what="videos">
            We have not published any video yet.
          </NoList>
        }
      >
        {(items, at) => <VideoGrid videos={items} first={at === 0} />}
      </SubjectGroups>
    </>
  );
}
