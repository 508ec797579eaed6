import fc, { anyText } from '@/tests/support/properties';

/** Hostile names that every page must handle. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  `"double" and 'single' <b>bold</b> & more`,
  'Line\u2028and paragraph\u2029separators',
  '🚀 Rocket 👩‍👩‍👧‍👦 Family 🇮🇳 Limited',
  'भारतीय स्टेट बैंक',
  'Control\u0000\u0007\u001f\u007f characters',
  'Lone \ud83d half and \udc00 other',
  ']]> &amp; <!-- --> %00 ${x} {{y}}',
  'M&M and L&T',
  'e\u0301\u0301\u0301 marks z\u0335a\u0327lgo',
] as const;

/** Arbitrary text with hostile parts. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE, '<', '>', '&', '"', "'", '\u2028', '\u0000', '🚀', 'ि', ' '),
      anyText({ maxLength: 40 }),
      fc.string({ maxLength: 40 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(''));

/** A text without the characters that XML forbids. */
export const withoutForbidden = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');

const NAMES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of markup, as a parser reads it. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => NAMES[name] ?? name);
