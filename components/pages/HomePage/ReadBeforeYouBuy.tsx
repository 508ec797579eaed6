import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { NoList } from '@/components/ui/NoData/NoData';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Picture } from '@/components/ui/Picture';
import { reading } from '@/lib/content/home';
import { registrationNumber } from '@/lib/content/outbound';
import { researchWarning } from '@/lib/content/prescribed';
import { formatBytes, formatDate } from '@/lib/tools/format';
import { playingTime } from '@/lib/domain/publication/duration';
import type { Article, Report, Video } from '@/lib/domain/publication/records';
import { latestReading, type ReadingItem } from '@/lib/domain/publication/latest-reading';
import { pageOf } from '@/lib/pages';
import { researchPath, articlePath, videoPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './HomePage.module.scss';
import { VideoStill } from '@/components/sections/VideoStill';

import { SectionHead } from '@/components/sections/SectionHead';

const ENTRIES = 3;
const VIDEOS = 6;

function Entry({ item }: { item: ReadingItem }) {
  return (
    <li className={styles.entry}>
      <div className={styles.entryKind}>
        <span>
          {item.kind === 'report'
            ? (pageOf(researchPath(item.category ?? ''))?.label ?? 'Research')
            : reading.kinds.article}
        </span>
        <span className={styles.entryDay}>{formatDate(item.date)}</span>
      </div>
      <h3 className={styles.entryTitle}>
        {item.kind === 'report' ? (
          <ExternalLink href={item.file}>{item.title}</ExternalLink>
        ) : (
          <SiteLink href={articlePath(item.slug)}>{item.title}</SiteLink>
        )}
      </h3>
      <p className={typeStyles.label}>
        {item.kind === 'report'
          ? `PDF${item.size === null ? '' : `, ${formatBytes(item.size)}`}`
          : item.minutes !== null && `${item.minutes} min read`}
      </p>
    </li>
  );
}

function Lead({ article }: { article: Article }) {
  const href = articlePath(article.slug);
  return (
    <article className={styles.leadArticle}>
      {article.image && (
        <Picture
          src={article.image}
          alt=""
          width={1200}
          height={675}
          className={styles.leadCover}
        />
      )}
      <div className={styles.entryKind}>
        <span>{article.category ?? reading.kinds.article}</span>
        <span className={styles.entryDay}>{formatDate(article.createdAt)}</span>
      </div>
      <h3 className={styles.leadTitle}>
        <SiteLink href={href}>{article.name}</SiteLink>
      </h3>
      {article.summary && <p className={styles.leadSummary}>{article.summary}</p>}
    </article>
  );
}

function VideoCard({ video }: { video: Video }) {
  const length = playingTime(video.duration);
  return (
    <div className={styles.video}>
      <div className={styles.videoImage}>
        <VideoStill thumbnail={video.thumbnail} />
      </div>
      <div>
        <h3 className={styles.videoTitle}>
          <SiteLink href={videoPath(video.code)}>{video.name}</SiteLink>
        </h3>
        <p className={typeStyles.label}>
          {reading.kinds.video}
          {length && `, ${length}`}
        </p>
        {video.description && <p className={styles.videoText}>{video.description}</p>}
      </div>
    </div>
  );
}

interface ReadingProps {
  reports: readonly Report[] | null;
  articles: readonly Article[] | null;
  videos: readonly Video[] | null;
}

/** The latest research, articles and videos. */
export function ReadBeforeYouBuy({ reports, articles, videos }: ReadingProps) {
  const { lead, entries } = latestReading(articles ?? [], reports ?? [], ENTRIES);
  const shownVideos = [...(videos ?? [])]
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .slice(0, VIDEOS);
  const isEmpty = !lead && entries.length === 0 && shownVideos.length === 0;
  return (
    <Ledger
      note={
        <>
          <SideNote title="Research desk">
            <p>
              Research analyst registration {registrationNumber('research-analyst')}. Each report
              carries its own disclosures.
            </p>
          </SideNote>
          <p>{researchWarning.text}</p>
        </>
      }
    >
      <SectionHead id="reading-heading" more={<SiteLink href="/research">All research</SiteLink>}>
        {shownVideos.length > 0 ? reading.heading : reading.headingWithoutVideos}
      </SectionHead>
      {isEmpty && (
        <NoList list={reports && articles && videos} what="reports, articles and videos">
          We have not published any yet.
        </NoList>
      )}
      {(lead ?? entries[0]) && (
        <div className={styles.readColumns}>
          {lead && <Lead article={lead} />}
          {entries.length > 0 && (
            <ul className={basics.plainList}>
              {entries.map((item) => (
                <Entry key={item.key} item={item} />
              ))}
            </ul>
          )}
        </div>
      )}
      {shownVideos.length > 0 && (
        <div className={styles.videos}>
          <Carousel label="videos" item="video">
            {shownVideos.map((video) => (
              <VideoCard key={video.code} video={video} />
            ))}
          </Carousel>
        </div>
      )}
    </Ledger>
  );
}
