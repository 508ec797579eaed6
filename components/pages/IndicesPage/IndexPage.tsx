import {
  IndexChartSection,
  type IndexCharts,
} from '@/components/sections/market/IndexChartSection';
import { PageHead } from '@/components/sections/text/PageHead';
import { AgeNote } from '@/components/sections/AgeNote';
import { SourceLine } from '@/components/sections/SourceLine';
import { SiteLink } from '@/components/site/SiteLink';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import { WatchStar } from '@/components/ui/WatchStar.client';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { indexFigures, indexLead } from '@/lib/domain/index/figures';
import { indexName, indexSlug } from '@/lib/domain/index/names';
import { whatIfPath } from '@/lib/pages/addresses/paths';
import type { Company, SnapshotRow } from '@/lib/domain/company/records';
import type { Constituent, IndexQuote } from '@/lib/domain/index/records';
import type { Sparks } from '@/lib/domain/market/sparks';
import type { Sourced } from '@/lib/domain/sourced';

import basics from '@/components/ui/Basics.module.scss';
import { ConstituentsSection } from './ConstituentsSection';

export interface IndexPageProps {
  exchange: 'NSE' | 'BSE';
  quote: IndexQuote;
  /** Of the quote. */
  source: Sourced<unknown>;
  charts: IndexCharts;
  constituents: Sourced<readonly Constituent[]> | null;
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  companies: readonly Company[] | null;
  years?: Sparks;
  now: MarketClock;
}

/** An index: its day, its valuation, its course and its companies. */
export function IndexPage(props: IndexPageProps) {
  const { quote, source, charts, now } = props;
  const day = quote.asOf ?? source.asOf;
  const name = indexName(quote.name);
  const figures = indexFigures(quote);
  return (
    <>
      <PageHead path="/indices" own={name} heading={name} lead={indexLead(quote)}>
        <AgeNote kind="quote" day={day} now={now} source={source.source} />
        <p className={basics.links}>
          <WatchStar code={`index:${indexSlug(quote.name)}`} page={name} price={quote.value} />
          <SiteLink href={whatIfPath({ kind: 'index', of: indexSlug(quote.name) })}>
            What ₹1,00,000 became
          </SiteLink>
        </p>
        <SourceLine of={{ ...source, asOf: day }} />
        {figures.length > 0 && <FigureList figures={figures} />}
      </PageHead>
      <IndexChartSection
        name={name}
        charts={charts}
        dayChange={quote.changePercent}
        page={source}
        note="The line is the index’s value in points."
      />
      <ConstituentsSection {...props} />
    </>
  );
}
