import { StartYourself } from '@/components/sections/enquiry/StartYourself';
import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';
import { oldHero } from '@/lib/content/old-home';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './OldHomePage.module.scss';

/** The firm's services, the requirements of an account, and a link to open one. */
export function OldHero() {
  return (
    <Ledger
      space="hero"
      note={oldHero.particulars.map(({ title, text }) => (
        <SideNote key={title} title={title}>
          <p>{text}</p>
        </SideNote>
      ))}
    >
      <div className={styles.hero}>
        <PageTitle id="page-heading">{oldHero.heading}</PageTitle>
        <div className={styles.promise}>
          <p className={typeStyles.lead}>{oldHero.lead}</p>
          <p className={styles.actions}>
            <OpenAccount placement="home" mainAction />
            <StartYourself />
            <SiteLink href="/support/updates/registration-details">{oldHero.second}</SiteLink>
          </p>
        </div>
      </div>
    </Ledger>
  );
}
