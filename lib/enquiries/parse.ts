import { type AnyRule, createField, type Rule, validateForm } from '../forms';

import { keptText, typedText } from './clean';
import { FORMATS } from './formats';
import type { FieldSpec, Given, Values } from './types';

/** The rules of a field, in the order in which a person would fix them. */
export function rulesOf(field: FieldSpec): readonly Rule[] {
  const { type, label, longest, least, options, format, isOptional, blank } = field;
  const rules: Rule[] = [{ kind: 'single' }];
  if (!isOptional) {
    rules.push({
      kind: 'required',
      ...(blank ? { message: blank } : {}),
      ...(type === 'select' ? { cure: 'Choose one.' } : {}),
    });
  }
  if (options) rules.push({ kind: 'oneOf', options, cure: 'Choose one from the list.' });
  if (type === 'tel') {
    rules.push({ kind: 'validMobile', cure: 'Write its ten digits, the first from 6 to 9.' });
  }
  rules.push({ kind: 'maxLength', length: longest });
  if (least) rules.push({ kind: 'minLength', length: least });
  if (type === 'email') rules.push({ kind: 'validEmail' });
  if (format) {
    const { pattern, message } = FORMATS[format];
    rules.push({
      kind: 'custom',
      passes: (text) => pattern.test(text),
      message: `${label} ${message}`,
    });
  }
  return rules;
}

export interface Reading {
  /** What is kept: cleaned, and only of fields that the form has and that were filled in. */
  readonly values: Values;
  /** What goes back into the boxes, as it was typed. */
  readonly typed: Values;
  /** The message of each field that is not right; empty where all is well. */
  readonly errors: Values;
}

const textOf = (given: unknown): string =>
  typeof given === 'string' || typeof given === 'number'
    ? String(given)
    : given === true
      ? 'yes'
      : '';

/** What a field was given, cleaned. A list or another thing that no box holds stays a list. */
function contentOf(field: FieldSpec, given: unknown): string | readonly unknown[] {
  if (Array.isArray(given) || (typeof given === 'object' && given !== null)) return [given, given];
  return keptText(field, textOf(given));
}

/**
 * Reads what was typed into a form. Server and browser call this one function, so they never
 * disagree; what the form has no field for is left out unread.
 */
export function readEnquiry(fields: readonly FieldSpec[], given: Given): Reading {
  const form = Object.fromEntries(
    fields.map((field) => [
      field.name,
      createField<string | readonly unknown[], AnyRule>(
        field.label,
        contentOf(field, given.get(field.name)),
        rulesOf(field),
      ),
    ]),
  );
  const { fields: checked } = validateForm(form);
  const values: Record<string, string> = {};
  const typed: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const { value, isValid, errorMessage } = checked[field.name] ?? {};
    const first = [given.get(field.name)].flat()[0];
    typed[field.name] = typedText(field, textOf(first)).slice(0, 2 * field.longest);
    if (!isValid) errors[field.name] = errorMessage ?? '';
    else if (typeof value === 'string' && value !== '') values[field.name] = value;
  }
  return { values, typed, errors };
}
