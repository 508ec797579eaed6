/** A document as a picture: a sheet of paper with lines and a total. */

interface DocumentLine {
  readonly label: string;
  readonly note?: string;
  readonly amount: string;
  readonly isStrong?: boolean;
}

/** A document: lines that add up to a total. */
export interface DocumentSpec {
  readonly kind: 'document';
  readonly title: string;
  readonly what: string;
  readonly lines: readonly DocumentLine[];
  readonly total?: { readonly label: string; readonly amount: string };
  readonly foot?: string;
  readonly isSample?: boolean;
}
