import { decimalsOf, readNumber } from './number';
import type { AnyRule, Rule } from './types';

/** RFC 5321 allows 254 characters; the limit also bounds the work of the pattern. */
const LONGEST_EMAIL = 254;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const MOBILE = /^(?:\([6-9]\)|[6-9])[-. ]?\d{9}$/;

/** What the rules test: the value of a choice, and a text with its white space trimmed. */
function contentOf(value: unknown): string | readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return typeof value.value === 'object' ? '' : String(value.value ?? '').trim();
  }
  return '';
}

function isBetween(text: string, min: number, max: number, unit?: string): boolean {
  const number = readNumber(text, unit);
  return number !== null && number >= min && number <= max;
}

/** Whether `value` passes one rule. An empty value passes all but `required`; an unknown kind passes. */
export function passes(value: unknown, rule: AnyRule): boolean {
  const content = contentOf(value);
  if (content.length === 0) return rule.kind !== 'required';
  const text =
    typeof content === 'string' ? content : content.length === 1 ? String(content[0]).trim() : '';
  const known = rule as Rule;
  switch (known.kind) {
    case 'single':
      return typeof content === 'string' || content.length === 1;
    case 'validEmail':
      return text.length <= LONGEST_EMAIL && EMAIL.test(text);
    case 'validMobile':
      return MOBILE.test(text);
    case 'minLength':
      return content.length >= known.length;
    case 'maxLength':
      return content.length <= known.length;
    case 'isNumeric':
      return /^\d+$/.test(text);
    case 'isDecimal':
      return readNumber(text, known.unit) !== null;
    case 'isWhole':
      return decimalsOf(text, known.unit) === 0;
    case 'decimals':
      return decimalsOf(text, known.unit) <= known.places;
    case 'range':
      return isBetween(text, known.min, known.max, known.unit);
    case 'oneOf':
      return known.options.includes(text);
    case 'custom':
      return known.passes(text);
    default:
      return true;
  }
}
