import { COMMON_RULES } from './common';
import { CONTACT_RULES } from './contact';
import type { AnyRule, Field, Form, Rule, RuleKind, RuleTests } from './types';
import { validateWith } from './validate';

/** Every rule that the engine knows. */
export const RULES: RuleTests<RuleKind> = { ...COMMON_RULES, ...CONTACT_RULES };

/** A field before its first validation, which counts as valid. */
export function createField<V, R extends AnyRule = Rule>(
  label: string,
  value: V,
  rules: readonly R[],
): Field<V, R> {
  return { label, value, rules, isValid: true, errorMessage: '' };
}

/** Validates a field: rules run in order, and the first that fails gives the message. */
export const validateField = <V, R extends AnyRule>(field: Field<V, R>): Field<V, R> =>
  validateWith(RULES, field);

/** The field with another value, validated. */
export function withValue<V, R extends AnyRule>(field: Field<V, R>, value: V): Field<V, R> {
  return validateField({ ...field, value });
}

/** Whether every field was valid at its last validation. */
export function isFormValid(form: Form): boolean {
  return Object.values(form).every((field) => field.isValid);
}

/** Validates all fields; the form is valid only if every one is. */
export function validateForm<F extends Form>(
  form: F,
): { readonly fields: F; readonly isValid: boolean } {
  const entries = Object.entries(form).map(
    ([name, field]) => [name, validateField(field)] as const,
  );
  const fields = Object.fromEntries(entries) as unknown as F;
  return { fields, isValid: isFormValid(fields) };
}
