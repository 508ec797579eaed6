import { RatingFlowers } from '@/components/sections/RatingFlowers';
import { Section } from '@/components/sections/text/Section';
import { buttonClass } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { oldApp } from '@/lib/content/old-home';
import { withCampaign } from '@/lib/content/outbound';
import { formatCount, formatRupees, formatNumber } from '@/lib/tools/format';

import styles from './OldHomePage.module.scss';

/** The app's rating, price and language, with links to both stores. */
export function OldApp() {
  const { name, rating, reviews, isRatingSample, price, language, androidStore, appleStore } =
    firm.app;
  const store = (href: string) => withCampaign(href, 'app', 'home');
  return (
    <Section
      id="app"
      heading={oldApp.heading}
      lead={oldApp.lead}
      ground="tint"
      note={
        <SideNote title={name}>
          <p>Android and iOS. In {language}.</p>
        </SideNote>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{oldApp.rating}</dt>
          <dd className={styles.figure}>
            {formatNumber(rating, 1)} <RatingFlowers rating={rating} />
          </dd>
          <dd>
            from {formatCount(reviews)} reviews{isRatingSample && ' (sample)'}
          </dd>
        </div>
        <div>
          <dt>{oldApp.price.label}</dt>
          <dd className={styles.figure}>{price === 0 ? oldApp.price.free : formatRupees(price)}</dd>
          <dd>{oldApp.price.note}</dd>
        </div>
        <div>
          <dt>{oldApp.language}</dt>
          <dd className={styles.figure}>{language}</dd>
          <dd>on every screen</dd>
        </div>
      </dl>
      <p className={styles.actions}>
        <ExternalLink href={store(androidStore)} className={buttonClass('outline')}>
          Get it for Android
        </ExternalLink>
        <ExternalLink href={store(appleStore)} className={buttonClass('outline')}>
          Get it for iPhone
        </ExternalLink>
      </p>
    </Section>
  );
}
