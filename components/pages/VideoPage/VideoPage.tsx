import { VideoStill } from '@/components/sections/VideoStill';
import { SiteLink } from '@/components/site/SiteLink';
import { Accordion } from '@/components/ui/Accordion';
import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { Mark } from '@/components/ui/Mark';
import { firm } from '@/lib/content/firm';
import { registrationNumber } from '@/lib/content/outbound';
import { researchWarning, standardWarning } from '@/lib/content/prescribed';
import { countOf, formatDate } from '@/lib/tools/format';
import { playingTime } from '@/lib/domain/publication/duration';
import {
  isPlayable,
  isSampleVideo,
  lengthInWords,
  watchAddress,
} from '@/lib/domain/publication/video';
import type { Video } from '@/lib/domain/publication/records';

import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';
import { VideoGrid } from '@/components/sections/publications/VideoGrid';

import { Player } from './Player.client';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './VideoPage.module.scss';

export interface VideoPageProps {
  video: Video;
  related: readonly Video[];
  /** Whether videos play on the page. */
  streaming: boolean;
}

function Screen({ video, streaming }: Pick<VideoPageProps, 'video' | 'streaming'>) {
  const poster = <VideoStill thumbnail={video.thumbnail} eager />;
  const address = watchAddress(video.code);
  return (
    <div className={styles.player}>
      <div className={styles.screen}>
        {streaming && isPlayable(video.code) ? (
          <Player code={video.code} name={video.name} poster={poster} />
        ) : (
          poster
        )}
      </div>
      {address && (
        <p className={basics.top16}>
          <ExternalLink href={address} className={buttonClass('outline')} arrow>
            Watch on YouTube
          </ExternalLink>
        </p>
      )}
      {isSampleVideo(video.code) && (
        <p className={`${typeStyles.note} ${basics.top12}`}>
          Sample entry: this video has not been recorded.
        </p>
      )}
    </div>
  );
}

const paragraphs = (text: string) =>
  text.split(/\n+/).map((paragraph, at) => <p key={at}>{paragraph}</p>);

/** The transcript of a video, for visitors who cannot hear or see it. */
function Transcript({ text }: { text: string }) {
  const item = { id: 'transcript', title: 'Transcript', content: paragraphs(text) };
  return <Accordion name="transcript" heading="h2" items={[item]} />;
}

/** A video's page: thumbnail or player, description, transcript, length, views. */
export function VideoPage({ video, related, streaming }: VideoPageProps) {
  const { name, description, publishedAt, duration, views, category, code, transcript } = video;
  const words = lengthInWords(duration);
  return (
    <>
      <PageHead
        path="/videos"
        own={name}
        heading={name}
        note={
          <>
            <SideNote title="Particulars">
              {words && (
                <p>
                  <time dateTime={duration}>{playingTime(duration)}</time>
                  <span className="visually-hidden">, {words}</span>
                </p>
              )}
              <p>
                <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
              </p>
              {views !== null && <p>{countOf(views, 'view')}</p>}
              {category && <p>{category}</p>}
            </SideNote>
            <SideNote title="Research analyst">
              <p>{registrationNumber('research-analyst')}</p>
            </SideNote>
            {isSampleVideo(code) && (
              <p>
                <Mark source="sample" asOf={publishedAt} />
              </p>
            )}
          </>
        }
      >
        <Screen video={video} streaming={streaming} />
        <div className={`${basics.stack16} ${basics.reading} ${basics.top48}`}>
          <p className={typeStyles.note}>
            {firm.name}, SEBI-registered research analyst, {registrationNumber('research-analyst')}.
          </p>
          <h2 className={basics.middleTitle}>What it shows</h2>
          {paragraphs(description)}
          {transcript && <Transcript text={transcript} />}
          <p className={typeStyles.note}>{standardWarning.text}</p>
          <p className={typeStyles.note}>{researchWarning.text}</p>
        </div>
      </PageHead>
      {related.length > 0 && (
        <Section
          id="related"
          heading="Watch next"
          ground="tint"
          more={<SiteLink href="/videos">All videos</SiteLink>}
        >
          <VideoGrid videos={related} />
        </Section>
      )}
    </>
  );
}
