import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Faq } from '@/components/ui/Faq/Faq';
import { companyFaqs } from '@/lib/companies/faqs';
import type { StockRange } from '@/lib/companies/history';
import { newsFor } from '@/lib/companies/news';
import { type CompanyRecords, storyOf } from '@/lib/companies/story';
import type { Company } from '@/lib/provider/records';

import { CompanyHero } from './CompanyHero';
import styles from './CompanyPage.module.scss';
import { Divider } from '@/components/ui/Divider/Divider';
import { FiguresSection } from './FiguresSection';
import { MissingSection } from './MissingSection';
import { Neighbours } from './Neighbours';
import { NewsSection } from './NewsSection';
import { PeersSection } from './PeersSection';
import { PriceSection } from './PriceSection';
import { QuartersSection } from './QuartersSection';

const MOST_NEWS = 5;

export interface CompanyPageProps extends CompanyRecords {
  /** The companies before and after it in its industry, from `neighboursOf`. */
  previous: Company | null;
  next: Company | null;
  /** Where an account is opened; an outside address. */
  openAccountLink: string;
  /** Addresses of the price history as CSV files, for ranges that have one. */
  csv?: Partial<Record<StockRange, string>>;
}

/**
 * A company's page. Any record may be missing: parts without data are left out and named in one
 * place.
 */
export function CompanyPage(props: CompanyPageProps) {
  const { company, results, snapshot, news, previous, next, openAccountLink, csv } = props;
  const story = storyOf(props);
  const reported = news ? newsFor(company, news.data, MOST_NEWS) : null;
  const hasNews = reported !== null && reported.items.length > 0;
  const missing = {
    prices: story.ranges.length === 0,
    quarters: story.quarters.length === 0,
    peers: story.peers.length === 0,
    news: !hasNews,
  };
  return (
    <>
      <CompanyHero story={story} results={results} openAccountLink={openAccountLink} />
      {!missing.prices && <PriceSection story={story} csv={csv} />}
      <FiguresSection story={story} isFirst={missing.prices} />
      {!missing.quarters && results && <QuartersSection story={story} results={results} />}
      {!missing.peers && snapshot && (
        <>
          {missing.quarters && <Divider />}
          <PeersSection story={story} snapshot={snapshot} />
        </>
      )}
      {hasNews && news && (
        <>
          {(!missing.peers || missing.quarters) && <Divider />}
          <NewsSection reported={reported} news={news} />
        </>
      )}
      <MissingSection missing={missing} />
      <Divider />
      <Ledger
        labelledBy="company-faq-heading"
        note={
          <SideNote title="Built from the figures">
            <p>Each answer is made from this page’s own data and carries its date.</p>
          </SideNote>
        }
      >
        <Faq
          id="company-faq"
          heading={`Asked about ${company.symbol ?? 'this company'}`}
          entries={companyFaqs(story)}
        />
        <p className={styles.disclaimer}>
          The figures on this page are for information. They are no advice to buy, sell or hold, and
          they may be late or incomplete: check the exchange’s own before you act on them.
        </p>
      </Ledger>
      <Neighbours industry={company.industry} previous={previous} next={next} />
    </>
  );
}
