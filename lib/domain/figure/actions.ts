/** What a corporate action does. */
export type ActionKind =
  | 'bonus'
  | 'split'
  | 'consolidation'
  | 'rights'
  | 'demerger'
  | 'merger'
  | 'reduction'
  | 'buyback'
  | 'dividend'
  | 'other';

/** A corporate action, read from the exchange's words. */
export interface ReadAction {
  readonly kind: ActionKind;
  /** What earlier prices are multiplied with to compare with later ones; 1 where none is known. */
  readonly factor: number;
  /**
   * Why prices before and after the day do not compare: a part of the company left it, or money
   * came in or went out, whose worth no price file has. `null` where they do.
   */
  readonly breaks: string | null;
  /** Rupees a share, of a dividend that names them. */
  readonly amount: number | null;
}

/** Not a bonus of debentures or preference shares, whose ratio follows their name. */
const BONUS = /\bbonus(?:\s+issue)?\s*-?\s*(\d+)\s*:\s*(\d+)/i;
/** A split and its opposite are both a change of the face value, from one sum to another. */
const FACE_VALUE =
  /(?:face\s*value\s*spl|f\.?v\.?\s*spl|stock\s*spl|sub-?\s*division|consolidat)\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/i;
const CONSOLIDATION = /\bconsolidat/i;
const DIVIDEND = /div/i;
const DISTRIBUTION = /distribution/i;
const AMOUNT = /(?:rs\.?|re\.?|inr)\s*\.?\s*(\d+(?:\.\d+)?)/gi;

/** Of larger or smaller factors the words were misread. */
const MOST_FACTOR = 10_000;

/** Actions after which a price stands for something else. */
const BREAKS: readonly (readonly [kind: ActionKind, cause: string, words: RegExp])[] = [
  ['rights', 'rights issue', /\brights?\b|\brgts\b/i],
  ['demerger', 'demerger', /\bde-?\s?merger\b|\bspin\b|\bspin-?\s?off\b|\bhive\b/i],
  ['merger', 'merger', /\bmerger\b|\bamalgamation\b/i],
  ['merger', 'scheme of arrangement', /\bscheme of arr?angement\b/i],
  [
    'reduction',
    'capital reduction',
    /\bcapital reduction\b|\breduction (?:of|in) (?:share )?capital\b/i,
  ],
];

function bonusOf(purpose: string): number {
  const [, given = '0', held = '1'] = BONUS.exec(purpose) ?? [];
  return Number(held) / (Number(given) + Number(held)) || 1;
}

function faceValueOf(purpose: string): number {
  const [, from = '1', to = '1'] = FACE_VALUE.exec(purpose) ?? [];
  const factor = Number(to) / Number(from);
  return factor > 1 / MOST_FACTOR && factor < MOST_FACTOR ? factor : 1;
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

function kindOf(purpose: string): ActionKind {
  if (BONUS.test(purpose)) return 'bonus';
  if (FACE_VALUE.test(purpose)) return CONSOLIDATION.test(purpose) ? 'consolidation' : 'split';
  const breaking = BREAKS.find(([, , words]) => words.test(purpose));
  if (breaking) return breaking[0];
  if (DIVIDEND.test(purpose) || DISTRIBUTION.test(purpose)) return 'dividend';
  return /buy\s*-?\s*back/i.test(purpose) ? 'buyback' : 'other';
}

/** Why prices before and after an action do not compare; `null` where they do. */
export const breakCause = (purpose: string): string | null =>
  BREAKS.find(([, , words]) => words.test(purpose))?.[1] ?? null;

/** Reads a corporate action, in any of the exchange's spellings. */
export function readAction(purpose: string): ReadAction {
  const kind = kindOf(purpose);
  return {
    kind,
    factor: bonusOf(purpose) * faceValueOf(purpose),
    breaks: breakCause(purpose),
    amount: kind === 'dividend' ? amountOf(purpose) : null,
  };
}
