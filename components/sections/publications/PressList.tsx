import { AnyLink } from '@/components/site/AnyLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { formatDate } from '@/lib/tools/format';
import type { PressRelease } from '@/lib/domain/publication/records';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Publications.module.scss';

/** Press releases as rows: day, heading, source, file and related page. */
export function PressList({ releases }: { releases: readonly PressRelease[] }) {
  return (
    <ul className={basics.ruledList}>
      {releases.map(({ heading, date, source, link, file }) => (
        <li key={`${date} ${heading}`} className={styles.release}>
          <p className={basics.noteFigures}>
            {date && <time dateTime={date}>{formatDate(date)}</time>}
          </p>
          <div>
            <h3 className={typeStyles.smallTitle}>{heading}</h3>
            {source && <p className={typeStyles.note}>{source}</p>}
          </div>
          <p className={styles.releaseLinks}>
            {file && (
              <ExternalLink href={file}>
                PDF<span className="visually-hidden"> of {heading}</span>
              </ExternalLink>
            )}
            {link && (
              <AnyLink href={link}>
                About<span className="visually-hidden">: {heading}</span>
              </AnyLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
