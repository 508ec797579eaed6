import type { FieldSpec } from './types';

/** Controls but tab and line feed, marks that turn the direction of text, and the byte order mark. */
const UNSEEN = /[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Halves of characters that stand alone can't be written to a file or a database. */
const BROKEN = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A typed text without what nobody types: controls and broken characters; lines end in `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, '')
    .replace(BROKEN, '')
    .normalize('NFC');
}

/** The text of a field as it stands in its box again: one line, but for a long text. */
export function typedText(field: FieldSpec, text: string): string {
  const clean = cleanText(text);
  return field.type === 'textarea' ? clean : clean.replace(/[\t\n]+/g, ' ');
}

/** Ten digits of a mobile number, however they are grouped, without the country's code or a 0. */
function bareMobile(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  const [, local] = /^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))(.+)$/.exec(digits) ?? [];
  return local ?? digits;
}

/** The text of a field as it is checked and kept. */
export function keptText(field: FieldSpec, text: string): string {
  const typed = typedText(field, text).trim();
  if (field.type === 'tel') return bareMobile(typed);
  if (field.format === 'client-code' || field.format === 'demat-number') {
    return typed.replace(/[\s-]/g, '').toUpperCase();
  }
  return typed;
}
