import { AgeNote } from '@/components/sections/AgeNote';
import { BreadthBar } from '@/components/sections/BreadthBar';
import { MarketSentence } from '@/components/sections/MarketSentence';
import { SourceLine } from '@/components/sections/SourceLine';
import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { mainIndex } from '@/lib/domain/index/movement';
import type { IndexQuote } from '@/lib/domain/index/records';
import { breadthOf, breadthSentence } from '@/lib/domain/market/breadth';
import { isSameDate } from '@/lib/domain/market/sources';
import type { Sourced } from '@/lib/domain/sourced';
import { formatDate } from '@/lib/tools/format';

import typeStyles from '@/components/ui/Type.module.scss';

export interface MarketDayProps {
  indices: Sourced<readonly IndexQuote[]> | null;
  /** Every share of NSE with its change in the newest session. */
  snapshot: Sourced<readonly SnapshotRow[]> | null;
  ages: MarketClock;
}

/** The newest session in sentences and one bar; nothing while its shares have not loaded. */
export function MarketDay({ indices, snapshot, ages }: MarketDayProps) {
  if (!snapshot || snapshot.data.length === 0) return null;
  const breadth = breadthOf(snapshot.data);
  const quotes = indices?.data ?? [];
  const hasOtherDay = indices && !isSameDate(snapshot.asOf, indices.asOf);
  return (
    <Section
      id="day"
      heading={breadthSentence(breadth) ?? 'The market’s day'}
      more={<SiteLink href="/equity">The equity market</SiteLink>}
      source={
        <>
          <SourceLine of={snapshot} />
          <AgeNote kind="market-list" day={snapshot.asOf} now={ages} source={snapshot.source} />
        </>
      }
      rule="oxford"
    >
      {mainIndex(quotes) && (
        <p className={typeStyles.lead}>
          <MarketSentence
            quotes={quotes}
            industries={null}
            day={hasOtherDay ? formatDate(indices.asOf) : null}
          />
        </p>
      )}
      <BreadthBar breadth={breadth} />
    </Section>
  );
}
