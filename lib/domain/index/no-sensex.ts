import type { IndexQuote } from './records';

/** What is said where the source has indices of NSE alone: its files have none of BSE. */
export const NO_SENSEX =
  'The Sensex is an index of BSE, and the source of this site has the indices of NSE alone.';

type Board = { readonly data: readonly Pick<IndexQuote, 'name'>[] } | null;

/** The sentence for a missing Sensex; `null` where it is there, where no index is, or a board failed. */
export function sensexNote(boards: Readonly<Record<'NSE' | 'BSE', Board>>): string | null {
  const { NSE, BSE } = boards;
  if (!NSE || !BSE || NSE.data.length === 0) return null;
  const hasSensex = [...NSE.data, ...BSE.data].some(({ name }) => /\bsensex$/i.test(name));
  return hasSensex ? null : NO_SENSEX;
}
