import { type AnyRule, createField, type Rule, validateForm } from '@/lib/tools/forms';

import { storedText, typedText } from './clean';
import { FORMATS } from './formats';
import type { Answers, FieldSpec, Values } from './types';

/** The rules of a field, in the order in which a person would correct them. */
function rulesOf(field: FieldSpec): readonly Rule[] {
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

interface Reading {
  /** What is stored: cleaned, and only of fields that the form has and that were filled in. */
  readonly values: Values;
  /** What the boxes show again, as it was typed. */
  readonly typed: Values;
  /** The message of each field that is not valid. */
  readonly errors: Values;
}

function textOf(answer: unknown): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer);
  return answer === true ? 'yes' : '';
}

/** A field's answer, cleaned. What no box can hold becomes a list, which no rule accepts. */
function contentOf(field: FieldSpec, answer: unknown): string | readonly unknown[] {
  if (typeof answer === 'object' && answer !== null) return [answer, answer];
  return storedText(field, textOf(answer));
}

/**
 * Validates the answers to a form, in the server and in the browser alike. What the form has no
 * field for is ignored.
 */
export function readEnquiry(fields: readonly FieldSpec[], answers: Answers): Reading {
  const form = Object.fromEntries(
    fields.map((field) => [
      field.name,
      createField<string | readonly unknown[], AnyRule>(
        field.label,
        contentOf(field, answers.get(field.name)),
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
    const first = [answers.get(field.name)].flat()[0];
    typed[field.name] = typedText(field, textOf(first)).slice(0, 2 * field.longest);
    if (!isValid) errors[field.name] = errorMessage ?? '';
    else if (typeof value === 'string' && value !== '') values[field.name] = value;
  }
  return { values, typed, errors };
}
