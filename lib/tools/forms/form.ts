import { COMMON_RULES, type CommonKind } from './common';
import type { AnyRule, Field, Form, Rule, RuleKind, RuleTests } from './types';
import { validateWith } from './validate';

/** RFC 5321 allows 254 characters; the limit also bounds the work of the pattern. */
const LONGEST_EMAIL = 254;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const MOBILE = /^(?:\([6-9]\)|[6-9])[-. ]?\d{9}$/;

/** The rules that only enquiries use, in a separate file so that calculators don't load them. */
const CONTACT_RULES: RuleTests<Exclude<RuleKind, CommonKind>> = {
  validEmail: {
    passes: (text) => text.length <= LONGEST_EMAIL && EMAIL.test(text),
    problem: '{label} is not a complete e-mail address.',
    cure: 'Write it like name@example.com.',
  },
  validMobile: {
    passes: (text) => MOBILE.test(text),
    problem: '{label} is not a 10-digit mobile number.',
    cure: 'Write ten digits, the first from 6 to 9, without +91 or a leading 0.',
  },
  minLength: {
    passes: (_text, { length }, content) => content.length >= length,
    problem: '{label} is too short.',
    cure: 'Write at least {length} characters.',
  },
  isNumeric: {
    passes: (text) => /^\d+$/.test(text),
    problem: '{label} takes digits only.',
    cure: 'Leave out letters, blanks and signs.',
  },
};

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
