/** What could end the script, open a comment or a tag in it, or end a line of it. */
const UNSAFE = /[<>&\u2028\u2029]/g;

const asEscape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * JSON that may stand inside of a script element. These characters occur inside of strings alone,
 * where JSON reads the escape as the character: `M&M` parses back as `M&M`, which an HTML entity,
 * never decoded in a script, would not.
 */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replace(UNSAFE, asEscape);
}
