import { LogoMark } from '@/components/site/Logo';
import { IfPictureLoads } from '@/components/ui/IfPictureLoads.client';
import { Picture } from '@/components/ui/Picture';

import styles from './VideoStill.module.scss';

interface VideoStillProps {
  /** Address of the picture, if the video has one. */
  thumbnail: string | null;
  /** It is in the first viewport: loaded at once. */
  eager?: boolean;
}

/** A video's still; without one, a drawing of the site, which does not look like a player. */
export function VideoStill({ thumbnail, eager }: VideoStillProps) {
  const drawing = (
    <span className={styles.drawing}>
      <LogoMark />
    </span>
  );
  return (
    <div className={styles.still}>
      {thumbnail ? (
        <IfPictureLoads fallback={drawing}>
          <Picture src={thumbnail} alt="" width={1280} height={720} eager={eager} />
        </IfPictureLoads>
      ) : (
        drawing
      )}
    </div>
  );
}
