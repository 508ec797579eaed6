import type { Entry, Group } from './entries';
import type { SiteResult } from './find';
import type { SearchEntry } from './match';

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

/** The first results of each group: of companies the closest, then the largest. */
export function overviewOf({ direct, companies, groups }: SiteResult): Overview {
  const { closest, matches } = companies;
  const others = matches.filter((entry) => !closest.includes(entry));
  const largest = others.sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
  return {
    direct,
    companies: [...closest, ...largest].slice(0, SHOWN_OF_GROUP),
    groups: groups.map(({ group, entries }) => ({
      group,
      entries: entries.slice(0, SHOWN_OF_GROUP),
      total: entries.length,
    })),
  };
}
