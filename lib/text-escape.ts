const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Numeric, because HTML before version 5 has no name for it.
  "'": '&#39;',
};

/**
 * Text for markup that is written by hand: ampersand, angle brackets and both quotes escaped, as
 * section 9 of the specification says. Right in HTML and XML, in text and in quoted attributes;
 * not for JSON-LD, whose text a reader takes as it stands.
 */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** What XML 1.0 does not allow at all, escaped or not. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text for an XML document: escaped, and without what XML forbids. */
export function escapeXml(text: string): string {
  return escapeText(text.replace(FORBIDDEN, ''));
}
