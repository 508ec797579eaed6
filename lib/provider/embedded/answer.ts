/** The embedded provider's answer to a call, with the labels of its figures. */
export interface EmbeddedAnswer {
  /** The call's `data`, a wire record or a list of them. */
  data: unknown;
  source: 'sample' | 'end-of-day';
  /** The day of the file behind the figures, `YYYY-MM-DD`; `null` if no file has a date. */
  asOf: string | null;
  /** A sentence about what the figures leave out, shown next to them. */
  note?: string;
  /** `false`: the files never have such data, so that an empty list does not mean “none”. */
  isCovered?: false;
  /** First and last day of a history, both `YYYY-MM-DD`. */
  covers?: { from: string; to: string };
}

/** An answer for one session, as a provider sends it. */
export interface DatedWire<Row> {
  readonly date: string | null;
  readonly first: string | null;
  readonly days: readonly string[];
  readonly rows: readonly Row[];
}
