/**
 * The site's own records, made from the provider's by `transforms/` and passed to views. `null` is a
 * missing value. Days are `YYYY-MM-DD`, moments ISO instants in UTC, percentages per cent, money
 * rupees unless a name says crore; addresses are safe to link to.
 */

/** Where a figure comes from, and so which mark stands beside it. */
export type Source = 'provider' | 'sample' | 'end-of-day';

/** A source in a file, where no mark stands beside the figures. */
export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  provider: 'Data provider',
  sample: 'Sample data, made up',
  'end-of-day': 'End-of-day files of the exchanges and AMFI',
};

/** What a call answered, with what a reader must know of it. */
export interface Sourced<T> {
  readonly data: T;
  readonly source: Source;
  /**
   * The day or moment the figures are of. A provider's are of the moment of fetching; `null` for a
   * file that carries no date.
   */
  readonly asOf: string | null;
  /** What the figures cover where it differs from what was asked for. */
  readonly note: string | null;
  /** `false`: the source never holds such data, so that its empty list does not mean “none”. */
  readonly isCovered?: false;
}

/** A heading or a caption: it is quoted without the mark beside it, so made-up data are named in it. */
export const titleOf = (of: Pick<Sourced<unknown>, 'source'> | null | undefined, text: string) =>
  of?.source === 'sample' ? `${text} (sample)` : text;

/** What a call says of one session. */
export interface Dated<Row> {
  /** The session, `YYYY-MM-DD`; `null` where nothing is known of the day that was asked for. */
  readonly date: string | null;
  /** The oldest session that can be asked for. */
  readonly first: string | null;
  /** The newest sessions that can be asked for, newest first. */
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}
