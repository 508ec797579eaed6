/** The kinds of corporate actions. */
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
  /** The factor that makes earlier prices comparable; 1 if none is known. */
  readonly factor: number;
  /**
   * Why prices before and after the day cannot be compared: a part of the company was separated, or
   * money came in or went out whose value no price file states. `null` if they can.
   */
  readonly breaks: string | null;
  /** Whether it pays a dividend, by itself or with something else. */
  readonly pays: boolean;
  /** Its dividends in rupees per share; `null` if the text does not state all of them. */
  readonly amount: number | null;
}

/** Does not match a bonus of debentures or preference shares, whose ratio follows their name. */
const BONUS = /\bbonus(?:\s+issue)?\s*-?\s*(\d+)\s*:\s*(\d+)/i;
/** A split and its opposite are both a change of the face value, from one sum to another. */
const FACE_VALUE =
  /(?:face\s*value\s*spl|f\.?v\.?\s*spl|stock\s*spl|sub-?\s*division|consolidat)\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/i;
const CONSOLIDATION = /\bconsolidat/i;
/** The daily set writes `INTDIV - RS 5 PER SH`, the exchange’s list `Interim Dividend - Rs 5`. */
const DIVIDEND = /\bdividends?\b|\b(?:int|fin|spl?|spc)?\.?\s?div\b/gi;
const DISTRIBUTION = /\bdistribution\b/i;
/** Rupees, but not a face value that a dividend is a percentage of. */
const AMOUNT =
  /(?<!(?:face value|fv|paid[- ]?up)(?: value)?(?: of)?[\s-]*)(?<![a-z])(?:rs|re|inr|₹)\.?\s*\.?\s*(\d[\d,]*(?:\.\d+)?)/gi;

/** Of larger or smaller factors the words were misread. */
const MOST_FACTOR = 10_000;

/** Actions after which prices cannot be compared with earlier ones. */
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

const pays = (purpose: string): boolean =>
  purpose.search(DIVIDEND) >= 0 || DISTRIBUTION.test(purpose);

/**
 * The rupees of a purpose's dividends: a final and a special dividend of one day are both paid,
 * while a distribution begins with the sum of its parts. `null` if one of them has no sum in rupees
 * (it is in per cent, or not stated), or if there are other sums in rupees.
 */
function amountOf(purpose: string): number | null {
  const amounts = [...purpose.matchAll(AMOUNT)].map(([, rupees = '']) =>
    Number(rupees.replaceAll(',', '')),
  );
  if (DISTRIBUTION.test(purpose)) return amounts[0] || null;
  const dividends = purpose.match(DIVIDEND)?.length ?? 0;
  if (purpose.includes('%') || amounts.length < dividends || amounts.includes(0)) return null;
  return amounts.reduce((all, rupees) => all + rupees, 0) || null;
}

function kindOf(purpose: string): ActionKind {
  if (BONUS.test(purpose)) return 'bonus';
  if (FACE_VALUE.test(purpose)) return CONSOLIDATION.test(purpose) ? 'consolidation' : 'split';
  const breaking = BREAKS.find(([, , words]) => words.test(purpose));
  if (breaking) return breaking[0];
  if (pays(purpose)) return 'dividend';
  return /buy\s*-?\s*back/i.test(purpose) ? 'buyback' : 'other';
}

/** Why prices before and after an action do not compare; `null` if they do. */
export const breakCause = (purpose: string): string | null =>
  BREAKS.find(([, , words]) => words.test(purpose))?.[1] ?? null;

/** Reads a corporate action, in any of the exchange's spellings. */
export function readAction(purpose: string): ReadAction {
  const [kind, isPaid] = [kindOf(purpose), pays(purpose)];
  // A bonus states no sum in rupees; a split, a rights issue and a scheme do.
  const isAlone = kind === 'dividend' || (kind === 'bonus' && !FACE_VALUE.test(purpose));
  return {
    kind,
    factor: bonusOf(purpose) * faceValueOf(purpose),
    breaks: breakCause(purpose),
    pays: isPaid,
    amount: isPaid && isAlone ? amountOf(purpose) : null,
  };
}
