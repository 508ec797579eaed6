import type { HomePageProps } from '@/components/pages/HomePage/HomePage';
import { HomeFaqs } from '@/components/sections/HomeFaqs';
import { LoginBlock } from '@/components/sections/LoginBlock';
import { PartnerTable } from '@/components/sections/PartnerTable';
import { Redress } from '@/components/sections/Redress';
import { namesBySymbol } from '@/lib/domain/company/directory';

import { OldApp } from './OldApp';
import { OldHero } from './OldHero';
import { OldMarkets } from './OldMarkets';
import { OldOffers } from './OldOffers';
import { OldReading } from './OldReading';

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
