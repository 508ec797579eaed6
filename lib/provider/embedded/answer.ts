/** What the embedded provider answers to one call, with what a page needs to label the figures. */
export interface EmbeddedAnswer {
  /** The call's `data`, a wire record or a list of them. */
  data: unknown;
  source: 'sample' | 'end-of-day';
  /** The day of the file behind the figures, `YYYY-MM-DD`; `null` where none is dated. */
  asOf: string | null;
  /** A plain sentence about what the figures leave out, to stand beside them. */
  note?: string;
  /** First and last day that a history really holds, both `YYYY-MM-DD`. */
  covers?: { from: string; to: string };
}
