import type { ReactNode } from 'react';

import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { RangeStrip } from '@/components/ui/charts/RangeStrip';
import { Spark } from '@/components/ui/charts/Spark';
import { Icon } from '@/components/ui/Icon';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { QuoteChange, QuoteValue } from '@/components/ui/quotes/Quote.client';
import { WatchStar } from '@/components/ui/WatchStar.client';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { PageTitle } from '@/components/ui/PageTitle';
import { shortName } from '@/lib/domain/company/names';
import { type Division, divisionSentence } from '@/lib/domain/company/divided';
import type { Company } from '@/lib/domain/company/records';
import { industryPath, companyPath } from '@/lib/pages/addresses/paths';
import type { CompanyStory } from '@/lib/domain/company/story';
import { inSample } from '@/lib/domain/company/in-sample';
import { changeBase } from '@/lib/domain/company/ranges';
import { summaryOf } from '@/lib/domain/company/summary';
import type { Dated } from '@/lib/domain/market/sources';

import basics from '@/components/ui/Basics.module.scss';
import styles from './CompanyPage.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';

/** What became of a divided company, with links to its parts. */
export function DivisionLine({ story, division }: { story: CompanyStory; division: Division }) {
  return (
    <p className={typeStyles.note}>
      {divisionSentence(story, division).map(({ text, company }) =>
        company ? (
          <SiteLink key={company.slug} href={companyPath(company.slug)}>
            {text}
          </SiteLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}

interface CompanyHeroProps {
  story: CompanyStory;
  /** Date and source of the price, else of the figures. */
  source: Dated | null;
  division: Division | null;
  /** The price over time; `null` without prices. */
  chart: ReactNode;
}

interface ParticularsProps {
  company: Company;
  /** The key of the share's quotes; absent without a symbol. */
  quoteKey: string | undefined;
  /** Rupees, for the watchlist. */
  price: number | undefined;
}

function Particulars({ company, quoteKey, price }: ParticularsProps) {
  return (
    <ul className={styles.particulars}>
      {company.symbol && (
        <li>
          <span>NSE</span> <b>{company.symbol}</b>
        </li>
      )}
      {company.bseCode && (
        <li>
          <span>BSE</span> <b>{company.bseCode}</b>
        </li>
      )}
      {company.isin && (
        <li>
          <span>ISIN</span> <b>{company.isin}</b>
        </li>
      )}
      {company.industry && (
        <li>
          <SiteLink href={industryPath(company.industry)}>{company.industry}</SiteLink>
        </li>
      )}
      {quoteKey && (
        <li>
          <WatchStar code={quoteKey} page={shortName(company.name)} price={price} />
        </li>
      )}
    </ul>
  );
}

interface PriceProps {
  story: CompanyStory;
  quoteKey: string | undefined;
}

function Price({ story: { quote, figures }, quoteKey }: PriceProps) {
  if (!quote) return null;
  return (
    <div className={styles.price}>
      <p className={basics.price}>
        <VisuallyHidden>Last price </VisuallyHidden>
        <QuoteValue quote={quoteKey} value={quote.price} format="rupees" />
      </p>
      {(quote.change !== null || quote.changePercent !== null) && (
        <p className={basics.change}>
          <QuoteChange
            quote={quoteKey}
            change={quote.change}
            percent={quote.changePercent}
            since={changeBase(figures, quote.asOf)}
          />
        </p>
      )}
    </div>
  );
}

/** The figures in a sentence, with a sparkline where it speaks of the price. */
function Lead({ story }: { story: CompanyStory }) {
  const { movement, text } = summaryOf(story);
  const sentence = movement ? `Its price ${movement}. ${text}` : text;
  const lead = story.isSample ? inSample(sentence) : sentence;
  // The sparkline follows the words "its price".
  const spark = movement ? lead.search(/\bits price\b/i) + 'its price'.length : 0;
  if (!lead) return null;
  return (
    <p className={styles.lead}>
      {lead.slice(0, spark)}{' '}
      {movement && <Spark values={story.main?.candles.map(({ close }) => close) ?? []} />}
      {lead.slice(spark)}
    </p>
  );
}

/** The first screen: the company's name and price, the chart, and the figures in a sentence. */
export function CompanyHero({ story, source, division, chart }: CompanyHeroProps) {
  const { company, quote, day, year } = story;
  const quoteKey = company.symbol ? `stock:${company.symbol}` : undefined;
  const ranges = [day, year].flatMap((range) => range ?? []);
  return (
    <Ledger
      space="hero"
      note={
        source?.source === 'sample' && (
          <SideNote title="Not a real price">
            <p>Price and figures are made up for the sample.</p>
          </SideNote>
        )
      }
    >
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Equity', href: '/equity' },
          { name: shortName(company.name) },
        ]}
      />
      <div className={styles.head}>
        <div>
          <PageTitle id="company-name">{company.name}</PageTitle>
          <Particulars company={company} quoteKey={quoteKey} price={quote?.price} />
          {source && <SourceLine of={source} quote={quote ? quoteKey : undefined} />}
          {quote && <AgeNote kind="quote" day={quote.asOf} now={story.now} />}
        </div>
        <Price story={story} quoteKey={quoteKey} />
      </div>
      <div className={styles.first} data-chart={chart ? '' : undefined}>
        {chart && <div>{chart}</div>}
        <div className={styles.words}>
          <Lead story={story} />
          {division && <DivisionLine story={story} division={division} />}
          {ranges.map((range) => (
            <RangeStrip key={range.label} {...range} />
          ))}
          <OpenAccount
            placement="company"
            className={styles.button}
            icon={<Icon name="right" />}
            mainAction
          />
        </div>
      </div>
    </Ledger>
  );
}
