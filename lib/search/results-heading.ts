import { formatCount } from '../format';

import { MIN_QUERY, normaliseQuery } from './match';

interface Found {
  readonly query: string;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly loaded: boolean;
}

/** Characters of a query that the heading prints. */
const MAX_QUERY_LENGTH = 60;

const shorten = (text: string): string =>
  text.length > MAX_QUERY_LENGTH ? `${text.slice(0, MAX_QUERY_LENGTH)}…` : text;

/** The heading of a results page: "38 companies match “bank”". */
export function resultsHeading({ query, total, loaded }: Found): string {
  const isIdle = normaliseQuery(query).length < MIN_QUERY;
  if (isIdle || !loaded) return 'Search listed companies';
  const words = `“${shorten(query.trim())}”`;
  if (total === 0) return `Nothing matches ${words}`;
  return total === 1
    ? `One company matches ${words}`
    : `${formatCount(total)} companies match ${words}`;
}
