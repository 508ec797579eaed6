import { bud, lots, note, standing } from './drawings';
import {
  bloom,
  borrowed,
  coupons,
  equal,
  growing,
  guarded,
  nearAndFar,
  nineOfTen,
  pair,
  ringed,
} from './flowers';
import type { Motif } from './motif';

/** The drawing that says what a title is about; the first that matches wins. */
const subjects: readonly (readonly [RegExp, Motif])[] = [
  [/allotment|after you apply/i, lots],
  [/\bIPOs?\b|\bFPOs?\b|public issue/i, bud],
  [/\bSIPs?\b|compound|step-up|retire|\bPPF\b|inflation|rule of 72/i, growing],
  [/overseas|\bUS\b|direct (and|or) regular|\bLRS\b/i, pair],
  [/contract note|statement|charges|\btax\b|results?\b|balance sheet|document|gains/i, note],
  [/lend|borrowing scheme|\bSLB/i, nearAndFar],
  [/margin|pledg|\bMTF\b|borrowed/i, borrowed],
  [/\bETFs?\b|\bindex\b|nifty|sensex/i, ringed],
  [/chart|candle|technical|average|\border|gold|silver|crude|commodit|currency|rupee/i, standing],
  [/nine in ten|\bcalls?\b|\bputs?\b|option|future|derivative|F&O|hedg/i, nineOfTen],
  [/bonds?\b|yield|fixed income|gilt|treasury|government securities|deposit/i, coupons],
  [/nomin|fraud|fake|attack|safe|protect|insur|DDPI|complaint|freeze|riskometer/i, guarded],
  [/funds?\b|\bNAV\b/i, equal],
];

/** The motif for a title; a flower of seeded petals when no subject matches. */
export function motifFor(title: string): Motif {
  return subjects.find(([pattern]) => pattern.test(title))?.[1] ?? bloom;
}
