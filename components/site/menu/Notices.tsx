import { Markup } from '@/components/ui/Markup';
import { NO_DATA_FOUND } from '@/components/ui/NoData/text';
import { formatDate } from '@/lib/tools/format';
import type { Ticker } from '@/lib/domain/publication/records';
import type { Update } from '@/lib/domain/support/records';

import { AnyLink } from '../AnyLink';
import { SiteLink } from '../SiteLink';

import styles from './MainMenu.module.scss';

/** How many of the latest updates the menu shows. */
const LATEST = 5;

export interface Notice {
  readonly key: string;
  readonly title: string;
  /** Sanitized markup. */
  readonly body: string | null;
  /** The day of an update, or the end of a current announcement that has one. */
  readonly date: string | null;
  readonly isUpdate: boolean;
  readonly link: string | null;
}

/** The content of the notification item: current announcements, then the latest updates. */
export function noticesOf(
  announcements: readonly Ticker[],
  updates: readonly Update[],
): readonly Notice[] {
  const byDate = [...updates].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  return [
    ...announcements.map(({ title, description, redirection, start, end }) => ({
      key: `${start ?? ''}|${title}`,
      title,
      body: description,
      date: end,
      isUpdate: false,
      link: redirection,
    })),
    ...byDate.slice(0, LATEST).map(({ title, date, file }) => ({
      key: `${date ?? ''}|${title}`,
      title,
      body: null,
      date,
      isUpdate: true,
      link: file,
    })),
  ];
}

export function Notices({ notices }: { notices: readonly Notice[] }) {
  return (
    <div className={styles.notices}>
      {notices.length === 0 && <p>{NO_DATA_FOUND} We have no notice to show now.</p>}
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.key}>
            {notice.link ? <AnyLink href={notice.link}>{notice.title}</AnyLink> : notice.title}
            {notice.body && <Markup html={notice.body} />}
            {notice.date && (
              <span className={styles.date}>
                {!notice.isUpdate && 'Until '}
                {formatDate(notice.date)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <SiteLink href="/support/updates">All updates</SiteLink>
    </div>
  );
}
