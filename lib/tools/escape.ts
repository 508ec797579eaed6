const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Numeric, because HTML before version 5 has no name for it.
  "'": '&#39;',
};

/**
 * Escapes ampersand, angle brackets and both quotes (section 9 of the specification), for text and
 * for quoted attributes of HTML and XML. Not for JSON-LD, which is no markup.
 */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** What XML 1.0 forbids, escaped or not. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for an XML document and removes the characters that XML forbids. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}
