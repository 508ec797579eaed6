import { formatDate, formatDayMonth, formatYear } from '@/lib/tools/format';

import type { MarketClock } from './ages';
import { type Finding, findingOn } from './tense';

/** The most letters of a finding that is the title of its page. */
export const MOST_LETTERS = 60;

/** A page's title, and its finding where that does not fit into the title. */
export interface Headline {
  readonly heading: string;
  readonly lead: string | null;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `20 Nov`, with the year unless it is the current one. */
const shortDay = (day: string, now: Pick<MarketClock, 'day'>): string =>
  formatYear(day) === formatYear(now.day) ? formatDayMonth(day) : formatDate(day);

/**
 * The finding of a page as its title: `5 of 22 sectors rose`, or `20 Nov: 5 of 22 sectors rose` where
 * its day must be stated. The first form that fits is used; if none does, the title is the page's name
 * and the finding its lead.
 * @param findings from the longest to the shortest; empty ones are passed over
 * @param past the day to state, from `pastDay`, or the earlier day that the visitor asked for
 */
export function headline(
  name: string,
  findings: readonly (Finding | string | null)[],
  past: string | null,
  now: Pick<MarketClock, 'day'>,
): Headline {
  const forms = findings.flatMap((one): readonly Finding[] => {
    if (one === null || one === '') return [];
    return [typeof one === 'string' ? { present: one } : one];
  });
  const titles = forms.map(({ present, past: was = present }) =>
    past === null ? capital(present) : `${shortDay(past, now)}: ${was}`,
  );
  const [first] = forms;
  const heading = titles.find(({ length }) => length <= MOST_LETTERS);
  if (heading !== undefined || !first) return { heading: heading ?? name, lead: null };
  return { heading: name, lead: `${findingOn(first, past)}.` };
}
