/** Characters that could end the script, open a comment or a tag in it, or end a line of it. */
const UNSAFE = /[<>&\u2028\u2029]/g;

const asEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON that is safe inside a script element. These characters occur only inside strings, where JSON
 * decodes the escape: `M&M` parses back as `M&M`. An HTML entity would not, since a script's text
 * is never decoded.
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, asEscape);
}
