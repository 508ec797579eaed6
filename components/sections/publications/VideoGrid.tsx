import { VideoStill } from '@/components/sections/VideoStill';
import { SiteLink } from '@/components/site/SiteLink';
import { countOf, formatDate } from '@/lib/tools/format';
import { playingTime } from '@/lib/domain/publication/duration';
import { videoPath } from '@/lib/pages/addresses/paths';
import type { Video } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import styles from './Publications.module.scss';

interface VideoGridProps {
  videos: readonly Video[];
  /** It is at the top of its page: load its first pictures at once. */
  first?: boolean;
}

/** Videos with their thumbnails, length, day and views. */
export function VideoGrid({ videos, first = false }: VideoGridProps) {
  return (
    <ul className={basics.cards}>
      {videos.map(({ code, name, thumbnail, duration, publishedAt, views }, at) => {
        const length = playingTime(duration);
        return (
          <li key={code} className={styles.video}>
            <VideoStill thumbnail={thumbnail} eager={first && at === 0} />
            <div>
              <h3 className={styles.videoTitle}>
                <SiteLink href={videoPath(code)}>{name}</SiteLink>
              </h3>
              <p className={`${basics.labelFigures} ${basics.top4}`}>
                {[length, formatDate(publishedAt), views === null ? null : countOf(views, 'view')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
