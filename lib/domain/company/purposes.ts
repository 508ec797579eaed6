/** The daily set writes `INTDIV - RS 5 PER SH`, the exchange’s list `Interim Dividend - Rs 5`. */
const DIVIDEND = /\bdividend\b|\b(?:int|fin|spl)?\s?div\b/i;

const KINDS: readonly (readonly [name: string, words: RegExp])[] = [
  ['Bonus', /\bbonus\b/i],
  ['Split', /\bsplit\b|\bfv\s?splt\b|sub-?division/i],
  ['Rights', /\brights\b/i],
  ['Buyback', /\bbuy-?\s?back\b/i],
  ['Demerger', /\bdemerger\b|\bspin/i],
  ['Dividend', DIVIDEND],
];

/** The kind of an action by the exchange's words. */
export const actionKind = (purpose: string): string =>
  KINDS.find(([, words]) => words.test(purpose))?.[0] ?? 'Other';

/** The dividend of an action in ₹ a share, all parts together; `null` where the words name none. */
export function dividendOf(purpose: string): number | null {
  if (!DIVIDEND.test(purpose)) return null;
  const amounts = [...purpose.matchAll(/\b(?:rs\.?|re\.?|inr|₹)\s*(\d+(?:\.\d+)?)/gi)];
  const sum = amounts.reduce((total, [, amount]) => total + Number(amount), 0);
  return sum > 0 ? sum : null;
}
