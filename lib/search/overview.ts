import type { Entry, Group } from './entries';
import type { SiteResult } from './find';
import type { SearchEntry, SearchResult } from './match';

/** Results of a group that are shown beside other groups. */
export const SHOWN_OF_GROUP = 4;

export interface Overview {
  readonly direct: readonly Entry[];
  readonly companies: readonly SearchEntry[];
  readonly groups: readonly {
    readonly group: Group;
    readonly entries: readonly Entry[];
    readonly total: number;
  }[];
}

/** The largest of many, without sorting all: of those of one size the first. */
function largestOf(entries: readonly SearchEntry[], most: number): readonly SearchEntry[] {
  const largest: SearchEntry[] = [];
  for (const entry of entries) {
    const size = entry.size ?? 0;
    if (largest.length === most && size <= (largest.at(-1)?.size ?? 0)) continue;
    const smaller = largest.findIndex((one) => (one.size ?? 0) < size);
    largest.splice(smaller === -1 ? largest.length : smaller, 0, entry);
    largest.length = Math.min(largest.length, most);
  }
  return largest;
}

/** The closest companies, then the largest of the others, these in the order of their names. */
function companiesOf({ closest, matches }: SearchResult): readonly SearchEntry[] {
  const others = largestOf(matches, SHOWN_OF_GROUP + closest.length)
    .filter((entry) => !closest.includes(entry))
    .slice(0, SHOWN_OF_GROUP - closest.length);
  // All matches are in the order of their names.
  others.sort((a, b) => matches.indexOf(a) - matches.indexOf(b));
  return [...closest, ...others];
}

/** The first results of each group. */
export function overviewOf({ direct, companies, groups }: SiteResult): Overview {
  return {
    direct,
    companies: companiesOf(companies),
    groups: groups.map(({ group, entries }) => ({
      group,
      entries: entries.slice(0, SHOWN_OF_GROUP),
      total: entries.length,
    })),
  };
}
