import type { ReactNode } from 'react';

import { aboutUs, attentionInvestors, regulatorLinks } from '@/lib/content/footer';
import { firm } from '@/lib/content/firm';
import { infoLinks } from '@/lib/pages/menus/main-menu';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Glyph } from '@/components/ui/Icon';
import type { SocialNetwork } from '@/lib/content/firm-profile';

import { LogoMark } from '../Logo';
import { PhoneLink } from '../PhoneLink';
import { SiteLink } from '../SiteLink';
import styles from './Footer.module.scss';
import { Disclaimers, Offices, Registrations } from './FooterFacts';
import { FooterFold } from './FooterFold';
import { FooterEntries } from './FooterGroups.client';

const glyphs: Readonly<Record<SocialNetwork, string>> = {
  LinkedIn: 'M4 8v9M4 3.2v.6M8.5 17V8M8.5 12.5c0-3 1.6-4.3 4-4.3s3.7 1.5 3.7 4.1V17',
  Facebook: 'M14.5 2.8h-1.7c-2.2 0-3.4 1.2-3.4 3.4V18M5.5 10h8',
  X: 'M2.5 3h3.6l11.4 14h-3.6zM17 3l-6.3 6.4M8.8 11.3L3 17',
  YouTube:
    'M4 4h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 16 16H4a2.5 2.5 0 0 1-2.5-2.5v-7A2.5 2.5 0 0 1 4 4zM8.4 7.3v5.4l4.6-2.7z',
  Instagram:
    'M6 2.5h8A3.5 3.5 0 0 1 17.5 6v8a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 14V6A3.5 3.5 0 0 1 6 2.5zM10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM14.2 5.3v.6',
  Telegram: 'M18 3L1.8 9.4l4.7 2L16 5.2l-7.2 7.5-.3 4.6 2.6-2.8 3.9 2.6z',
};

/** The firm's social profiles as glyphs; their names are for assistive technology. */
function SocialProfiles() {
  return (
    <div role="group" aria-label="Social profiles" className={styles.profiles}>
      {firm.socialProfiles.map(({ name, href }) => (
        <ExternalLink key={name} href={href} label={name} className={styles.profile}>
          <Glyph path={glyphs[name]} />
        </ExternalLink>
      ))}
    </div>
  );
}

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
