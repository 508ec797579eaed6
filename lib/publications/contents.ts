import { anchorsOf } from '@/lib/support/anchors';

export interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** An empty table header, usually the corner cell. */
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
 * Adds anchors to the second-level headings of an article and lists them. Turns empty table headers,
 * which screen readers would announce, into plain cells.
 * @param body sanitized markup, whose headings have no attributes
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

/** Reading time of markup in whole minutes at 220 words a minute, at least 1. */
export function readingMinutes(body: string): number {
  const words = body
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
}
