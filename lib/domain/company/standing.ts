import type { Company, SnapshotRow } from './records';

import { currentValue, isOld } from '@/lib/domain/figure/ages';

import { rowOf } from './peers';
import type { CompanyStory } from './story';
import { meaningfulRatio, meaningfulWorth } from './ratios';
import { ordinalWord } from '@/lib/tools/phrases';
import { say } from '@/lib/tools/sentence';

/** A company's rank by market value in its industry. */
export interface Standing {
  readonly place: number;
  readonly count: number;
}

/** @returns `null` without a market value, an industry, or another company to compare with */
export function standingOf(company: Company, snapshot: readonly SnapshotRow[]): Standing | null {
  const own = rowOf(company, snapshot);
  const worth = meaningfulWorth(own?.marketCapCrore);
  if (!own?.industry || worth === null) return null;
  const worths = snapshot.flatMap(({ industry, marketCapCrore }) =>
    industry === own.industry ? (meaningfulWorth(marketCapCrore) ?? []) : [],
  );
  if (worths.length < 2) return null;
  return { place: 1 + worths.filter((other) => other > worth).length, count: worths.length };
}

/** Compares a P/E with the peers' median; `null` if either is missing. */
export function comparedWithMedian(
  pe: number | null | undefined,
  median: number | null,
): 'below' | 'above' | 'at' | null {
  const own = meaningfulRatio(pe);
  if (own === null || median === null) return null;
  if (own.toFixed(2) === median.toFixed(2)) return 'at';
  return own < median ? 'below' : 'above';
}

function sizeInWords({ place, count }: Standing): string {
  if (place === 1) return 'largest';
  return place === count ? 'smallest' : `${ordinalWord(place)} largest`;
}

const PATTERNS = [
  '{size:Text} of {count:word} in its industry',
  'Its P/E is {beside} the median of its peers',
  'All {all:word} peers rose on the day',
  '{risen:None} of {peers:word} peers rose on the day',
  'Compared with its peers',
] as const;

/**
 * Summarises the peers' table: `Seventh largest of 42 in its industry`. Empty if the figures are
 * past their maximum age.
 */
export function peersSentence({
  standing,
  pe,
  medianPe,
  peers,
  quote,
  now,
}: Pick<CompanyStory, 'standing' | 'pe' | 'medianPe' | 'peers' | 'quote' | 'now'>): string {
  const changes = peers.flatMap(({ row }) => row.changePercent ?? []);
  const isWhole = changes.length > 0 && changes.length === peers.length;
  const isPast = quote === null || isOld('quote', quote.asOf, now);
  const risen = changes.filter((change) => change > 0).length;
  return say(PATTERNS, {
    size: !isPast && standing && sizeInWords(standing),
    count: standing?.count,
    beside: comparedWithMedian(currentValue('worth', pe, now), medianPe),
    peers: peers.length,
    all: !isPast && isWhole && risen === peers.length && peers.length > 1 && risen,
    risen: !isPast && isWhole && risen,
  });
}
