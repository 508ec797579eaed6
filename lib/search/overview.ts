import type { Entry, Group } from './entries';
import type { SiteResult } from './find';

/** Results of a group that are shown beside other groups. */
const SHOWN_OF_GROUP = 4;

/** A group's first results, and how many it has. */
interface GroupOverview {
  readonly group: Group;
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** The first results of each group. */
export const overviewOf = ({ groups }: SiteResult): readonly GroupOverview[] =>
  groups.map(({ group, entries }) => ({
    group,
    entries: entries.slice(0, SHOWN_OF_GROUP),
    total: entries.length,
  }));
