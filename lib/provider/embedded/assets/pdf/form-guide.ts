/** What a form is for, what to keep ready, and what it asks. */
export interface FormGuide {
  /** Matched against the path of the file. */
  readonly match: RegExp;
  readonly about: string;
  readonly ready: readonly string[];
  readonly blanks: readonly string[];
}
