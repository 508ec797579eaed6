import type { Company, SnapshotRow } from './records';

import { type Peer, peerMedianPe, rowOf } from './peers';
import { meaningfulRatio, meaningfulWorth } from './ratios';
import { asSentence, countWord, ordinalWord } from '@/lib/tools/phrases';

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

function placeInWords({ place, count }: Standing): string {
  if (place === 1) return `Largest of ${countWord(count)} in its industry`;
  if (place === count) return `Smallest of ${countWord(count)} in its industry`;
  return `${asSentence(ordinalWord(place))} largest of ${countWord(count)} in its industry`;
}

/** Compares a PE with the peers' median; `null` where either is missing. */
export function comparedWithMedian(
  pe: number | null | undefined,
  peers: readonly Peer[],
): 'below' | 'above' | 'at' | null {
  const [own, middle] = [meaningfulRatio(pe), peerMedianPe(peers)];
  if (own === null || middle === null) return null;
  if (own.toFixed(2) === middle.toFixed(2)) return 'at';
  return own < middle ? 'below' : 'above';
}

/** Summarises the peers' table: `Seventh largest of 42 in its industry`. */
export function peersSentence(
  standing: Standing | null,
  own: SnapshotRow | null,
  peers: readonly Peer[],
): string {
  if (standing) return placeInWords(standing);
  const beside = comparedWithMedian(own?.pe, peers);
  if (beside) return `Its PE is ${beside} the median of its peers`;
  const changes = peers.flatMap(({ row }) => row.changePercent ?? []);
  if (changes.length === 0 || changes.length < peers.length) return 'Compared with its peers';
  const risen = changes.filter((change) => change > 0).length;
  return `${asSentence(risen === 0 ? 'none' : countWord(risen))} of ${countWord(peers.length)} peers rose on the day`;
}
