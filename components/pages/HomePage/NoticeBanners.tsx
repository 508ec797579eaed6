import { AnyLink } from '@/components/site/AnyLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { Markup } from '@/components/ui/Markup';
import type { Ticker } from '@/lib/domain/publication/records';

import { LiveSlides } from './LiveSlides.client';
import basics from '@/components/ui/Basics.module.scss';
import styles from './HomePage.module.scss';

interface NoticeBannersProps {
  /** Current announcements and those that start soon. */
  announcements: readonly Ticker[];
  /** ISO instant of rendering. */
  now: string;
}

function Banner({ announcement }: { announcement: Ticker }) {
  const { title, description, redirection } = announcement;
  return (
    <div className={styles.banner}>
      <h3 className={basics.middleTitle}>
        {redirection ? <AnyLink href={redirection}>{title}</AnyLink> : title}
      </h3>
      {description !== null && <Markup html={description} className={styles.bannerWords} />}
    </div>
  );
}

/** The current announcements as banners; left out where there are none. */
export function NoticeBanners({ announcements, now }: NoticeBannersProps) {
  if (announcements.length === 0) return null;
  return (
    <Ledger space="tight">
      <h2 id="notices-heading" className="visually-hidden">
        Announcements
      </h2>
      <LiveSlides
        label="notices"
        item="notice"
        renderedAt={Date.parse(now)}
        dateRanges={announcements.map(({ start, end }) => ({ start, end }))}
        slides={announcements.map((announcement) => (
          <Banner
            key={`${announcement.start ?? ''}|${announcement.title}`}
            announcement={announcement}
          />
        ))}
      >
        <p className={styles.bannerWords}>There is no notice just now.</p>
      </LiveSlides>
    </Ledger>
  );
}
