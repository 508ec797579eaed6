import { startOf } from '@/lib/tools/shorten';
import { countOf, formatCount } from '@/lib/tools/format';

import { MIN_QUERY, normaliseQuery } from './match';

interface Found {
  readonly query: string;
  /** All results. */
  readonly total: number;
  /** Those that are companies. */
  readonly companies: number;
  readonly loaded: boolean;
  /** The query was a person's own number. */
  readonly isWithheld?: boolean;
}

/** Characters of a query that the heading prints. */
const MAX_QUERY_LENGTH = 60;

const shorten = (text: string): string =>
  text.length > MAX_QUERY_LENGTH ? `${startOf(text, MAX_QUERY_LENGTH)}…` : text;

/** The heading of a results page: "38 companies match “bank”", "41 results for “bank”". */
export function resultsHeading({ query, total, companies, loaded, isWithheld }: Found): string {
  if (isWithheld) return 'We did not search for that';
  const isIdle = normaliseQuery(query).length < MIN_QUERY;
  if (isIdle || (!loaded && total === 0)) return 'Search this site';
  const words = `“${shorten(query.trim())}”`;
  if (total === 0) return `Nothing matches ${words}`;
  if (total > companies) return `${countOf(total, 'result')} for ${words}`;
  return total === 1
    ? `One company matches ${words}`
    : `${formatCount(total)} companies match ${words}`;
}
