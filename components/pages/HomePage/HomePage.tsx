import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { StartYourself } from '@/components/sections/enquiry/StartYourself';
import { AppBand } from './AppBand';
import { CompanySearch } from './CompanySearch';
import { ContractNote } from './ContractNote';
import { Hero } from './Hero';
import { HomeFaqs } from '@/components/sections/HomeFaqs';
import type { SparksByIndex } from '@/components/sections/IndexStrip';
import { LoginBlock } from '@/components/sections/LoginBlock';
import { MarketsToday } from './MarketsToday';
import { MiniSip } from './MiniSip';
import { NoticeBanners } from './NoticeBanners';
import { PartnerTable } from '@/components/sections/PartnerTable';
import { ProductFinder } from './ProductFinder';
import { ReadBeforeYouBuy } from './ReadBeforeYouBuy';
import { Redress } from '@/components/sections/Redress';
import { StoreCodes } from './StoreCodes';
import { hero } from '@/lib/content/home';
import { readAnswer } from '@/lib/domain/product/finder';
import { namesBySymbol } from '@/lib/domain/company/directory';
import type { SearchFields } from '@/lib/search/match';
import type { Company, SnapshotRow, StockQuote } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { InstitutionalFlow } from '@/lib/domain/market/records';
import type { Article, Report, Ticker, Video } from '@/lib/domain/publication/records';
import type { Sourced } from '@/lib/domain/sourced';
import type { Faq } from '@/lib/domain/support/records';

export interface HomePageProps {
  /** The six indices in the specification's order. */
  indices: Sourced<readonly IndexQuote[]> | null;
  /** The day's points by the index's name in `indices`. */
  sparks: SparksByIndex;
  /** The Nifty's risers and fallers, largest change first; up to fifty of each for the flower. */
  gainers: Sourced<readonly StockQuote[]> | null;
  losers: Sourced<readonly StockQuote[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  members: Sourced<readonly Constituent[]> | null;
  /** By which the figures of the market age. */
  ages: MarketClock;
  flows: Sourced<readonly InstitutionalFlow[]> | null;
  companies: readonly Company[] | null;
  reports: readonly Report[] | null;
  articles: readonly Article[] | null;
  videos: readonly Video[] | null;
  faqs: readonly Faq[] | null;
  /** The footer's announcements, shown here as banners. */
  announcements: readonly Ticker[];
  /** ISO instant of rendering. */
  now: string;
  searchFields: SearchFields;
  /** The finder's answers from `searchParams`. */
  query?: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The home page. Any data may be missing. */
export function HomePage(props: HomePageProps) {
  const { companies, faqs } = props;
  const names = namesBySymbol(companies);
  return (
    <>
      <Hero
        lines={hero.lines}
        lead={hero.lead}
        particulars={hero.particulars}
        actions={
          <>
            <OpenAccount placement="home" mainAction />
            <StartYourself />
            <SiteLink href="/support/updates/registration-details">{hero.second}</SiteLink>
          </>
        }
      >
        <ContractNote />
      </Hero>
      <NoticeBanners announcements={props.announcements} now={props.now} />
      <MarketsToday {...props} names={names} />
      <CompanySearch companies={companies} fields={props.searchFields} />
      <ProductFinder answer={readAnswer(props.query ?? {})} />
      <MiniSip />
      <ReadBeforeYouBuy reports={props.reports} articles={props.articles} videos={props.videos} />
      <AppBand qr={<StoreCodes />} />
      {faqs && faqs.length > 0 && <HomeFaqs faqs={faqs} />}
      <Redress />
      <PartnerTable />
      <LoginBlock />
    </>
  );
}
