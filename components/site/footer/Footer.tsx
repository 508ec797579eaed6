import type { ReactNode } from 'react';

import { aboutUs, attentionInvestors, regulatorLinks } from '@/lib/content/footer';
import { firm } from '@/lib/content/firm';
import { infoLinks } from '@/lib/pages/menus/main-menu';

import { LogoMark } from '../Logo';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';

import styles from './Footer.module.scss';
import { Disclaimers, Offices, Registrations } from './FooterFacts';
import { FooterFold } from './FooterFold';
import { FooterEntries } from './FooterGroups.client';
import { SocialProfiles } from './SocialProfiles';

/** Who runs the site, and how to reach them. */
function FirmFacts() {
  const { phone, email, hours } = firm.customerCare;
  const [local, host] = email.split('@');
  return (
    <div>
      <div className={styles.brand}>
        <span className={styles.mark}>
          <LogoMark />
        </span>
        <p className={styles.name}>{firm.name}</p>
      </div>
      <p>
        {aboutUs} <SiteLink href="/about-us">About us</SiteLink>
      </p>
      <div className={styles.contact}>
        <p className={styles.contactTitle}>Customer care</p>
        <PhoneLink phone={phone} className={styles.phone} />
        <a href={`mailto:${email}`} className={styles.email}>
          {local}@<wbr />
          {host}
        </a>
        <p>{hours}</p>
      </div>
    </div>
  );
}

/** The regulator's reminders to investors. */
export function Attention() {
  return (
    <FooterFold title="Attention investors">
      <ol className={styles.points}>
        {attentionInvestors.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </FooterFold>
  );
}

/** Compliance officer, grievances and the authorities' sites. */
export function Authorities() {
  const { complianceOfficer, grievanceEmail } = firm;
  return (
    <div className={styles.links}>
      <p className={styles.row}>
        <span>
          Compliance officer: {complianceOfficer.name},{' '}
          <PhoneLink phone={complianceOfficer.phone} />,{' '}
          <a href={`mailto:${complianceOfficer.email}`}>{complianceOfficer.email}</a>
        </span>
        <span>
          Grievances: <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>
        </span>
      </p>
      <div role="group" aria-label="Regulators, exchanges and depositories" className={styles.row}>
        <FooterEntries
          links={regulatorLinks.map(({ name, href }) => ({ name, link: href, external: true }))}
        />
      </div>
    </div>
  );
}

/** Legal pages, profiles and the copyright of the current year. */
export function Bottom({ year }: { year: number }) {
  return (
    <div className={styles.bottom}>
      <div role="group" aria-label="Legal information" className={styles.row}>
        <FooterEntries links={infoLinks} />
      </div>
      <SocialProfiles />
      <p>
        © {year} {firm.name}
      </p>
    </div>
  );
}

/** The firm in the margin, and the rest of a layout's footer next to it. */
export function FooterGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={styles.margin}>
        <FirmFacts />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

export interface FooterProps {
  year: number;
  /** Rows above all else. */
  tickers: ReactNode;
  groups: ReactNode;
  announcements: ReactNode;
}

/** The footer: links first, then the prescribed texts. */
export function Footer({ year, tickers, groups, announcements }: FooterProps) {
  return (
    <footer className={styles.footer} data-ground="deep">
      {tickers}
      <FooterGrid>
        {groups}
        {announcements}
        <Registrations />
        <Disclaimers />
        <Offices />
        <Attention />
        <Authorities />
        <Bottom year={year} />
      </FooterGrid>
    </footer>
  );
}
