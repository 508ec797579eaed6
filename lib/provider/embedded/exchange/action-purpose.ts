/** What a corporate action does. */
type ActionKind = 'bonus' | 'split' | 'dividend' | 'rights' | 'demerger' | 'buyback' | 'other';

/** A purpose in the exchange's words, taken apart. */
export interface Purpose {
  readonly kind: ActionKind;
  /** What prices before the ex-date are multiplied with; 1 where they compare as they are. */
  readonly factor: number;
  /** Rupees a share, of a dividend that names them. */
  readonly amount: number | null;
}

/** Not a bonus of debentures or preference shares, whose ratio follows their name. */
const BONUS = /\bbonus(?:\s+issue)?\s*-?\s*(\d+)\s*:\s*(\d+)/i;
const SPLIT =
  /(?:face\s*value\s*spl|f\.?v\.?\s*spl|stock\s*spl|sub-?\s*division)\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/i;
const DIVIDEND = /div/i;
const DISTRIBUTION = /distribution/i;
const AMOUNT = /(?:rs\.?|re\.?|inr)\s*\.?\s*(\d+(?:\.\d+)?)/gi;

function bonusOf(purpose: string): number {
  const [, given = '0', held = '1'] = BONUS.exec(purpose) ?? [];
  return Number(held) / (Number(given) + Number(held)) || 1;
}

function splitOf(purpose: string): number {
  const [, from = '1', to = '1'] = SPLIT.exec(purpose) ?? [];
  const factor = Number(to) / Number(from);
  return factor > 0 && factor < 1_000 ? factor : 1;
}

/**
 * The rupees that a purpose names: a final and a special dividend of one day are both paid, while a
 * distribution begins with the sum of its parts.
 */
function amountOf(purpose: string): number | null {
  const amounts = [...purpose.matchAll(AMOUNT)].map(([, rupees]) => Number(rupees));
  const counted = DISTRIBUTION.test(purpose) ? amounts.slice(0, 1) : amounts;
  const sum = counted.reduce((all, rupees) => all + rupees, 0);
  return sum > 0 ? sum : null;
}

/** Reads the purpose of a corporate action, in any of the exchange's spellings. */
export function readPurpose(purpose: string): Purpose {
  const factor = bonusOf(purpose) * splitOf(purpose);
  const of = (kind: ActionKind, amount: number | null = null) => ({ kind, factor, amount });
  if (BONUS.test(purpose)) return of('bonus');
  if (SPLIT.test(purpose)) return of('split');
  if (DIVIDEND.test(purpose) || DISTRIBUTION.test(purpose))
    return of('dividend', amountOf(purpose));
  if (/\brights?\b|\brgts\b/i.test(purpose)) return of('rights');
  if (/demerger|scheme of arrangement|spin/i.test(purpose)) return of('demerger');
  if (/buy\s*-?\s*back/i.test(purpose)) return of('buyback');
  return of('other');
}
