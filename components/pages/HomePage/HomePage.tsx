import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { StartYourself } from '@/components/sections/enquiry/StartYourself';
import { HomeFaqs } from '@/components/sections/HomeFaqs';
import type { SparksByIndex } from '@/components/sections/IndexStrip';
import { LoginBlock } from '@/components/sections/LoginBlock';
import { PartnerTable } from '@/components/sections/PartnerTable';
import { Redress } from '@/components/sections/Redress';
import { hero, search } from '@/lib/content/home';
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
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { examplesOf } from '@/lib/search/examples';
import { countOf } from '@/lib/tools/format';
import { SearchTool } from '@/components/sections/SearchTool';
import { SectionHead } from '@/components/sections/SectionHead';
import { Picture } from '@/components/ui/Picture';
import { appStores } from '@/lib/content/app-stores';
import { firm } from '@/lib/content/firm';

import { AppBand } from './AppBand';
import { ContractNote } from './ContractNote';
import { Hero } from './Hero';
import { MarketsToday } from './MarketsToday';
import { NoticeBanners } from './NoticeBanners';
import { ProductFinder } from './ProductFinder';
import { ReadBeforeYouBuy } from './ReadBeforeYouBuy';
import { SipSum } from './SipSum.client';
import styles from './HomePage.module.scss';

const CODE_SIZE = 132;

/** QR codes of the app stores, for visitors on another screen. */
export function StoreCodes() {
  return (
    <div className={styles.storeCodes}>
      {appStores.map(({ phone, store, address, code }) => (
        <figure key={phone} className={styles.storeCode}>
          <Picture
            src={code}
            alt={`QR code of ${firm.app.name} in the ${store}: ${address}`}
            width={CODE_SIZE}
            height={CODE_SIZE}
          />
          <figcaption>Scan for {phone}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** A small SIP calculator: three sliders, a sum and its years. */
export function MiniSip() {
  return (
    <Ledger
      rule="oxford"
      note={
        <SideNote title="An illustration, no promise">
          <p>
            One instalment at the start of each month. Funds rise and fall; some years end lower
            than they began.
          </p>
        </SideNote>
      }
    >
      <SipSum />
    </Ledger>
  );
}

interface CompanySearchProps {
  /** The list that is searched, `null` if it has not loaded. */
  companies: readonly Company[] | null;
  fields: SearchFields;
}

/** The company search as a section. */
function CompanySearch({ companies, fields }: CompanySearchProps) {
  const examples = fields === 'all' && companies ? examplesOf(companies) : [];
  return (
    <Ledger space="tight">
      <SectionHead
        id="search-heading"
        more={<SiteLink href="/companies">Companies from A to Z</SiteLink>}
      >
        {companies === null
          ? 'Look up a listed company'
          : `Look up any of ${countOf(companies.length, 'company', 'companies')}`}
      </SectionHead>
      <SearchTool id="home-search" label={search.label[fields]} examples={examples} />
    </Ledger>
  );
}

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
