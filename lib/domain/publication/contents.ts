import { anchorsOf } from '@/lib/tools/anchors';

interface ContentsEntry {
  readonly anchor: string;
  readonly title: string;
}

const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** A heading, or a table without a caption of its own. */
const HEADING_OR_TABLE = /<h2>([\s\S]*?)<\/h2>|<table>(?!\s*<caption)/g;

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
 * Adds anchors to the second-level headings of an article and lists them. A table without a caption
 * is named by the heading above it; an empty table header, which screen readers would announce,
 * becomes a plain cell.
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
      .replace(HEADING_OR_TABLE, (found, inner: string | undefined) => {
        if (inner !== undefined) return `<h2 id="${anchors[at++]}">${inner}</h2>`;
        return at > 0 ? `<table aria-labelledby="${anchors[at - 1]}">` : found;
      })
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
