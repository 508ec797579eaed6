import type { HomePageProps } from '@/components/pages/HomePage/HomePage';
import { HomeFaqs } from '@/components/sections/HomeFaqs';
import { LoginBlock } from '@/components/sections/LoginBlock';
import { PartnerTable } from '@/components/sections/PartnerTable';
import { Redress } from '@/components/sections/Redress';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { StartYourself } from '@/components/sections/enquiry/StartYourself';
import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { PageTitle } from '@/components/ui/PageTitle';
import { oldHero, oldOffers } from '@/lib/content/old-home';
import { SectionHead } from '@/components/sections/SectionHead';
import { pageOf } from '@/lib/pages';

import { OldApp } from './OldApp';
import { OldMarkets } from './OldMarkets';
import { OldReading } from './OldReading';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './OldHomePage.module.scss';
import basics from '@/components/ui/Basics.module.scss';

/** Products and tools as three lists of links. */
function OldOffers() {
  const { heading, groups, all } = oldOffers;
  return (
    <Ledger>
      <SectionHead id="offers-heading" more={<SiteLink href={all.path}>{all.name}</SiteLink>}>
        {heading}
      </SectionHead>
      <div className={styles.thirds}>
        {groups.map(({ title, paths }) => (
          <div key={title}>
            <h3 className={styles.listTitle}>{title}</h3>
            <ul className={basics.plainList}>
              {paths.map((path) => (
                <li key={path} className={styles.row}>
                  <SiteLink href={path}>{pageOf(path).label}</SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Ledger>
  );
}

/** The firm's services, the requirements of an account, and a link to open one. */
function OldHero() {
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

export type OldHomePageProps = Pick<
  HomePageProps,
  | 'indices'
  | 'gainers'
  | 'losers'
  | 'snapshot'
  | 'ages'
  | 'companies'
  | 'reports'
  | 'articles'
  | 'videos'
  | 'faqs'
>;

/** The home page of the old layout: the same records in plain lists and tables. */
export function OldHomePage(props: OldHomePageProps) {
  const { companies, faqs } = props;
  return (
    <>
      <OldHero />
      <OldMarkets {...props} names={namesBySymbol(companies)} />
      <OldOffers />
      <OldReading reports={props.reports} articles={props.articles} videos={props.videos} />
      <OldApp />
      <PartnerTable />
      <LoginBlock />
      {faqs && faqs.length > 0 && <HomeFaqs faqs={faqs} />}
      <Redress />
    </>
  );
}
