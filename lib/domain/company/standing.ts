import type { Company, SnapshotRow } from './records';

import { type Peer, peerMedianPe, rowOf } from './peers';
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

/** Compares a P/E with the peers' median; `null` where either is missing. */
export function comparedWithMedian(
  pe: number | null | undefined,
  peers: readonly Peer[],
): 'below' | 'above' | 'at' | null {
  const [own, middle] = [meaningfulRatio(pe), peerMedianPe(peers)];
  if (own === null || middle === null) return null;
  if (own.toFixed(2) === middle.toFixed(2)) return 'at';
  return own < middle ? 'below' : 'above';
}

function sizeInWords({ place, count }: Standing): string {
  if (place === 1) return 'largest';
  return place === count ? 'smallest' : `${ordinalWord(place)} largest`;
}

const PATTERNS = [
  '{size:Text} of {count:word} in its industry',
  'Its P/E is {beside} the median of its peers',
  '{risen:None} of {peers:word} peers rose on the day',
  'Compared with its peers',
] as const;

/** Summarises the peers' table: `Seventh largest of 42 in its industry`. */
export function peersSentence(
  standing: Standing | null,
  own: SnapshotRow | null,
  peers: readonly Peer[],
): string {
  const changes = peers.flatMap(({ row }) => row.changePercent ?? []);
  const isWhole = changes.length > 0 && changes.length === peers.length;
  return say(PATTERNS, {
    ...{ size: standing && sizeInWords(standing), count: standing?.count },
    ...{ beside: comparedWithMedian(own?.pe, peers), peers: peers.length },
    risen: isWhole && changes.filter((change) => change > 0).length,
  });
}
