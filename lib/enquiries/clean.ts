import { FORMATS } from './formats';
import type { FieldSpec } from './types';

/** Controls but tab and line feed, and marks that turn the direction of text. */
const CONTROL = /[\0-\x08\x0B-\x1F\x7F-\x9F\u202A-\u202E\u2066-\u2069]/g;
/** Characters that nobody sees, but for the joiners of Indian scripts and the selectors of emoji. */
const INVISIBLE = /(?![\u200C\u200D\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** What is left of a text without a visible character. */
const BLANK = /^[\s\u200C\u200D\u2800\uFE0E\uFE0F]*$/;
/** Lone surrogates can't be written to a file or a database. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** A text without control characters, invisible ones and lone surrogates; lines end in `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROL, '')
    .replace(INVISIBLE, '')
    .replace(LONE_SURROGATE, '')
    .normalize('NFC');
}

/** The text of a field as its box shows it again: on one line, except a long text. */
export function typedText(field: FieldSpec, text: string): string {
  const clean = cleanText(text);
  return field.type === 'textarea' ? clean : clean.replace(/[\t\n]+/g, ' ');
}

/** The ten digits of a mobile number, however they are grouped, without country code or leading 0. */
function mobileDigits(text: string): string {
  const digits = text.replace(/[\s().-]/g, '');
  const [, local] = /^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))(.+)$/.exec(digits) ?? [];
  return local ?? digits;
}

/** The text of a field as it is validated and stored. */
export function storedText(field: FieldSpec, text: string): string {
  const typed = typedText(field, text).trim();
  if (BLANK.test(typed)) return '';
  if (field.type === 'tel') return mobileDigits(typed);
  if (field.format && FORMATS[field.format].isCode) {
    return typed.replace(/[\s-]/g, '').toUpperCase();
  }
  return typed;
}
