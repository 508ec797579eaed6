import { anchorsOf } from '@/lib/support/anchors';

export interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** The corner of a table is no header, though many write it as one. */
const EMPTY_HEADER = /<th(?:\s[^>]*)?>\s*<\/th>/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#x26;': '&',
  '&amp;': '&',
};

const textOf = (markup: string): string =>
  markup.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Gives the second-level headings of an article anchors, and lists them; empty table headers, which
 * screen readers announce as such, become plain cells.
 * @param body sanitized markup, whose headings carry no attributes
 */
export function withContents(body: string): {
  readonly body: string;
  readonly contents: readonly ContentsEntry[];
} {
  const titles = [...body.matchAll(HEADING)].map(([, inner = '']) => textOf(inner).trim());
  const anchors = anchorsOf(titles);
  let at = 0;
  return {
    body: body
      .replace(HEADING, (_, inner: string) => `<h2 id="${anchors[at++]}">${inner}</h2>`)
      .replace(EMPTY_HEADER, '<td></td>'),
    contents: titles.map((title, index) => ({ title, anchor: anchors[index] ?? '' })),
  };
}

const WORDS_A_MINUTE = 220;

/** Whole minutes to read markup at 220 words a minute, at least 1. */
export function readingMinutes(body: string): number {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
