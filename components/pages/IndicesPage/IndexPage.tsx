import { AnswerSection } from '@/components/sections/AnswerSection';
import { type IndexCharts, IndexRanges } from '@/components/sections/market/IndexChartSection';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { WatchStar } from '@/components/ui/WatchStar.client';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { headline } from '@/lib/domain/figure/headline';
import { pastDay } from '@/lib/domain/figure/tense';
import { indexFigures, indexFindings } from '@/lib/domain/index/figures';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import { whatIfPath } from '@/lib/pages/addresses/paths';
import type { NearIndex } from '@/lib/domain/index/near';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import { ConstituentsSection } from './ConstituentsSection';
import { NearIndicesSection } from './NearIndicesSection';

export interface IndexPageProps {
  exchange: 'NSE' | 'BSE';
  quote: IndexQuote;
  /** Of the quote. */
  source: Sourced<unknown>;
  charts: IndexCharts;
  constituents: Sourced<readonly Constituent[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  companies: readonly Company[] | null;
  /** Indices next to it, from the same list. */
  near: readonly NearIndex[];
  years?: Sparks;
  now: MarketClock;
}

/** An index: its day, its valuation, its course, its companies and similar indices. */
export function IndexPage(props: IndexPageProps) {
  const { quote, source, charts, now } = props;
  const day = quote.asOf ?? source.asOf;
  const name = indexName(quote.name);
  const figures = indexFigures(quote);
  return (
    <>
      <AnswerSection
        path="/indices"
        own={name}
        {...headline(name, indexFindings(quote), pastDay('quote', day, now), now)}
        source={<SourceLine of={{ ...source, asOf: day }} />}
        choice={
          <p className={basics.links}>
            <WatchStar code={`index:${indexSlug(quote.name)}`} page={name} price={quote.value} />
            <SiteLink href={whatIfPath({ kind: 'index', of: indexSlug(quote.name) })}>
              What ₹1,00,000 became
            </SiteLink>
          </p>
        }
        notes={<AgeNote kind="quote" day={day} now={now} source={source.source} />}
      >
        <IndexRanges
          rank="first"
          name={name}
          charts={charts}
          dayChange={quote.changePercent}
          page={source}
        />
        {figures.length > 0 && <FigureList figures={figures} />}
      </AnswerSection>
      <ConstituentsSection {...props} />
      <NearIndicesSection {...props} />
    </>
  );
}
