import { formatCount } from '../format';

import { MIN_QUERY, normaliseQuery } from './match';

interface Found {
  readonly query: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly loaded: boolean;
}

/** Characters of a query that a heading repeats. */
const LONGEST = 60;

const shorten = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/** The finding of a results page: "38 companies match “bank”". */
export function resultsHeading({ query, total, loaded }: Found): string {
  const isIdle = normaliseQuery(query).length < MIN_QUERY;
  if (isIdle || !loaded) return 'Search listed companies';
  const words = `“${shorten(query.trim())}”`;
  if (total === 0) return `Nothing matches ${words}`;
  return total === 1
    ? `One company matches ${words}`
    : `${formatCount(total)} companies match ${words}`;
}
