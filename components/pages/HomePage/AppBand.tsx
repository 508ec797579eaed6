import type { ReactNode } from 'react';

import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { app } from '@/lib/content/home';
import { withCampaign } from '@/lib/content/outbound';
import { formatCount, formatNumber } from '@/lib/tools/format';

import styles from './HomePage.module.scss';
import { PhonePicture } from './PhonePicture.client';
import { RatingFlowers } from '@/components/sections/RatingFlowers';

/** The app: its rating in the store, its price, what it does and where to get it. */
export function AppBand({ qr }: { /** The QR code that links to the store. */ qr?: ReactNode }) {
  const { name, rating, reviews, isRatingSample, language, androidStore, appleStore } = firm.app;
  const store = (href: string) => withCampaign(href, 'app', 'home');
  return (
    <Ledger
      ground="band"
      id="app"
      note={
        <>
          <SideNote title={name}>
            <p>Android and iOS. In {language}.</p>
          </SideNote>
          <div className={styles.ofPicture}>
            <SideNote title="The picture">
              <p>Invented holdings, to show the screen.</p>
            </SideNote>
          </div>
        </>
      }
    >
      <div className={styles.appBand}>
        <div>
          <h2 id="app-heading" className={styles.appHeading}>
            {app.heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h2>
          <dl className={styles.appFacts}>
            <div className={styles.appFact}>
              <dt className="visually-hidden">Rating</dt>
              <dd className={styles.appFigure}>{formatNumber(rating, 1)}</dd>
              <dd>
                <RatingFlowers rating={rating} />
                from {formatCount(reviews)} reviews{isRatingSample && ' (sample)'}
              </dd>
            </div>
            <div className={styles.appFact}>
              <dt className="visually-hidden">Price</dt>
              <dd className={styles.appFigure}>Free</dd>
              <dd>
                to download
                <br />
                and to keep
              </dd>
            </div>
          </dl>
          <ul className={styles.appPoints}>
            {app.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <div className={styles.appStores}>
            <ExternalLink href={store(androidStore)} className={buttonClass('outline')}>
              Get it for Android
            </ExternalLink>
            <ExternalLink href={store(appleStore)} className={buttonClass('outline')}>
              Get it for iPhone
            </ExternalLink>
            {qr}
          </div>
        </div>
        <PhonePicture />
      </div>
    </Ledger>
  );
}
