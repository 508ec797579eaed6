import { readAction } from '@/lib/domain/figure/actions';
import { formatRupees } from '@/lib/tools/format';
import { listed } from '@/lib/tools/phrases';

const KINDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['Bonus', /\bbonus\b/i],
  ['Split', /\bsplit\b|\bfv\s?splt\b|sub-?division/i],
  ['Rights', /\brights\b/i],
  ['Buyback', /\bbuy-?\s?back\b/i],
  ['Demerger', /\bdemerger\b|\bspin/i],
];

/** The kind of an action by the exchange's words. */
export const actionKind = (purpose: string): string =>
  KINDS.find(([, words]) => words.test(purpose))?.[0] ??
  (readAction(purpose).pays ? 'Dividend' : 'Other');

/** The dividend of an action in ₹ a share, all parts together; `null` if the words state none. */
export const dividendOf = (purpose: string): number | null => readAction(purpose).amount;

const DIVIDENDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['Interim dividend', /\bint(?:erim|div)?\b/i],
  ['Special dividend', /\bsp(?:ecial|l|ldiv)\b/i],
  ['Final dividend', /\bfin(?:al|div)?\b/i],
];

function dividendWords(purpose: string): string | null {
  const amount = dividendOf(purpose);
  const parts = purpose.match(/\d+(?:\.\d+)?(?=\s*(?:\/-\s*)?per\s+sh)/gi) ?? [];
  const named = parts.length === 1 && DIVIDENDS.find(([, words]) => words.test(purpose));
  return amount === null
    ? null
    : `${named ? named[0] : 'Dividend'} ${formatRupees(amount)} a share`;
}

/**
 * The site's words for each kind of action, made from the exchange's words; `null` if those lack
 * the details.
 */
const WORDS: Readonly<Record<string, (purpose: string) => string | null>> = {
  Dividend: dividendWords,
  Bonus: (purpose) => {
    const [, free, held] = /(\d+)\s*:\s*(\d+)/.exec(purpose) ?? [];
    // Preference shares that a scheme allots are not a bonus of the share itself.
    return free && held && !/ncrps/i.test(purpose) ? `Bonus, ${free} for ${held}` : null;
  },
  Split: (purpose) => {
    const [from, to] = [...purpose.matchAll(/\br[se]\.?\s*(\d+(?:\.\d+)?)/gi)].map(([, by]) =>
      Number(by),
    );
    return from && to ? `Split, face value ${formatRupees(from)} to ${formatRupees(to)}` : null;
  },
  Rights: (purpose) => {
    const [, offered, held] = /(\d+)\s*:\s*(\d+)/.exec(purpose) ?? [];
    const [, premium] = /premium\s+(?:of\s+)?r[se]\.?\s*(\d+(?:\.\d+)?)/i.exec(purpose) ?? [];
    const at = premium ? ` at a premium of ${formatRupees(Number(premium))}` : '';
    return offered && held ? `Rights, ${offered} for ${held}${at}` : null;
  },
  Buyback: () => 'Buyback',
  Demerger: () => 'Demerger',
};

const INVENTED = / \(sample\)$/;

/**
 * An action in plain words: `Interim dividend ₹10 a share`, `Bonus, 1 for 2`, `Split, face value
 * ₹10 to ₹2`, `Rights, 2 for 5 at a premium of ₹90`; otherwise the exchange's own words.
 */
export function actionWords(purpose: string): string {
  const words = WORDS[actionKind(purpose)]?.(purpose);
  return words ? `${words}${INVENTED.exec(purpose)?.[0] ?? ''}` : purpose;
}

/** The topics of board meetings, by the words of their notices. */
const TOPICS: readonly (readonly [topic: string, words: RegExp])[] = [
  ['results', /\bresults?\b|\bfinancial statements?\b/i],
  ['a dividend', /\bdividends?\b/i],
  ['a bonus issue', /\bbonus\b/i],
  ['a split', /\bsplit\b|sub-?division/i],
  ['a buyback', /\bbuy-?\s?back\b/i],
  ['raising funds', /\bfund[\s-]?rais|\brais\w* (?:of )?(?:funds?|capital)\b/i],
];

/** A meeting in plain words: `board meeting for results and a dividend`, else `board meeting`. */
export function meetingWords(purpose: string): string {
  const topics = TOPICS.filter(([, words]) => words.test(purpose)).map(([topic]) => topic);
  return topics.length > 0 ? `board meeting for ${listed(topics)}` : 'board meeting';
}
