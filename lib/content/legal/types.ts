/**
 * Running text. It may contain links as `[label](address)`: a path of this site, an `https:`, `mailto:`
 * or `tel:` address.
 */
export type Inline = string;

export type Block =
  | { readonly kind: 'text'; readonly text: Inline }
  | { readonly kind: 'list'; readonly items: readonly Inline[]; readonly ordered?: true }
  | {
      readonly kind: 'terms';
      readonly rows: readonly { readonly term: string; readonly text: Inline }[];
    }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly header: readonly string[];
      readonly rows: readonly (readonly Inline[])[];
    };

export interface TextSection {
  /** The section's anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface TextDocument {
  readonly heading: string;
  readonly lead: Inline;
  /** `YYYY-MM-DD` of the last change. */
  readonly updated: string;
  /** The contact for questions about the text. */
  readonly contact: { readonly label: string; readonly email: string };
  readonly sections: readonly TextSection[];
}

export const text = (words: Inline): Block => ({ kind: 'text', text: words });

export const list = (...items: readonly Inline[]): Block => ({ kind: 'list', items });

export const steps = (...items: readonly Inline[]): Block => ({
  kind: 'list',
  items,
  ordered: true,
});

/** A block of terms with their descriptions. */
export const terms = (...rows: readonly (readonly [term: string, text: Inline])[]): Block => ({
  kind: 'terms',
  rows: rows.map(([term, words]) => ({ term, text: words })),
});

export const table = (
  caption: string,
  header: readonly string[],
  ...rows: readonly (readonly Inline[])[]
): Block => ({ kind: 'table', caption, header, rows });

export const section = (id: string, title: string, ...blocks: readonly Block[]): TextSection => ({
  id,
  title,
  blocks,
});
