/** Shortens texts for places of limited length: titles, descriptions, headings of pictures. */

/** Control characters and lone surrogates; tabs and line ends become blanks. */
const NOT_TEXT =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * A record's text as one line: without control characters, with single blanks, otherwise unchanged.
 */
export function tidy(text: string): string {
  return text
    .replace(NOT_TEXT, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

/**
 * The start of a text in at most `longest` UTF-16 units, without splitting a surrogate pair or a
 * combining sequence: half a character cannot be part of an address.
 */
export function startOf(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest).replace(/\p{Surrogate}$/u, '');
  const isSplit =
    /^[\p{M}\u200d\ufe0f]/u.test(text.slice(start.length)) || start.endsWith('\u200d');
  return isSplit ? start.replace(/[^\p{M}\u200d\ufe0f]?[\p{M}\u200d\ufe0f]*$/u, '') : start;
}

/** Shortens a text at a word to at most `longest` characters, with an ellipsis. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const short = startOf(text, longest - 1);
  const at = short.lastIndexOf(' ');
  const words = at >= longest / 2 ? short.slice(0, at) : short;
  return `${words.replace(/[\s,;:.–&(-]+$/u, '')}…`;
}

/** Shortens a text in its middle, for names that differ in their last words. */
export function cutMiddle(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const tail = Math.floor((longest - 1) / 2);
  const end = text.slice(-tail).replace(/^[\p{Surrogate}\p{M}\u200d\ufe0f]+/u, '');
  return `${startOf(text, longest - 1 - tail).trimEnd()}…${end.trimStart()}`;
}
