import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Sourced } from '@/lib/domain/sourced';
import { dayInIndia } from '@/lib/tools/time';

import { AgeNote } from './AgeNote';
import { SourceLine } from './SourceLine';

interface AgedSourceProps {
  of: Pick<Sourced<unknown>, 'asOf' | 'source' | 'note'>;
  /** Left out if the visitor requested an earlier session, whose age is expected. */
  now?: MarketClock | undefined;
}

/** Date and source of a market list, and its age once a newer session has closed. */
export function AgedSource({ of, now }: AgedSourceProps) {
  const day = of.asOf && dayInIndia(of.asOf);
  return (
    <>
      <SourceLine of={of} />
      {now && <AgeNote kind="market-list" day={day} now={now} source={of.source} />}
    </>
  );
}
