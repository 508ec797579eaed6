import type { InForce, Source } from './in-force';

/** A calendar day in India: `2026-04-01`. */
type Day = `${number}-${number}-${number}`;

/** A rule of law or of a scheme, which its source may change. A rule without its dates does not compile. */
export interface DatedRule<T> extends InForce {
  /** The subject of the rule, as a page names it. */
  readonly name: string;
  readonly from: Day;
  readonly until?: Day;
  readonly value: T;
  /** The last day for which the source sets the value, where it does so for a period; later it may be another. */
  readonly seenTo?: Day;
  readonly source: Source;
  /** The day on which the source was last looked up. */
  readonly reviewedOn: Day;
  /** The day by which it has to be looked up again; thirty days later the tests fail. */
  readonly reviewBy: Day;
}

/** When the rules here were looked up. Their next review follows the next budget and its notifications. */
export const REVIEWED = { reviewedOn: '2026-11-22', reviewBy: '2027-04-30' } as const;

/** The rule of a list that is in force last, which a page starts with. */
export function latest<T>(rules: readonly DatedRule<T>[]): DatedRule<T> {
  const rule = rules.at(-1);
  if (!rule) throw new RangeError('a list of rules has at least one');
  return rule;
}
