/**
 * The site's own records, read from the provider's by their fields (`fields.ts`) and passed to views. `null` is a
 * missing value. Days are `YYYY-MM-DD`, moments ISO instants in UTC, percentages per cent, money
 * rupees unless a name says crore; addresses are safe to link to.
 */

/** The source of a figure, which decides its mark. */
export type Source = 'provider' | 'sample' | 'end-of-day';

/** The name of a source in a file, which has no marks. */
export const SOURCE_WORDS: Readonly<Record<Source, string>> = {
  provider: 'Data provider',
  sample: 'Sample data, made up',
  'end-of-day': 'End-of-day files of the exchanges and AMFI',
};

/** The answer of a call, with its source and date. */
export interface Sourced<T> {
  readonly data: T;
  readonly source: Source;
  /**
   * The day or time of the figures. For a provider, the time of fetching; `null` for a file without
   * a date.
   */
  readonly asOf: string | null;
  /** What the figures cover, if that differs from the request. */
  readonly note: string | null;
  /** `false`: the source never holds such data, so that its empty list does not mean “none”. */
  readonly isCovered?: false;
}

/**
 * A heading or a caption: it is quoted without its mark, so the text says that data are a sample.
 */
export const titleOf = (of: Pick<Sourced<unknown>, 'source'> | null | undefined, text: string) =>
  of?.source === 'sample' ? `${text} (sample)` : text;

/** The answer of a call for one session. */
export interface Dated<Row> {
  /** The session, `YYYY-MM-DD`; `null` if there are no data for the requested day. */
  readonly date: string | null;
  /** The oldest session that can be requested. */
  readonly first: string | null;
  /** The newest sessions that can be requested, newest first. */
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}
