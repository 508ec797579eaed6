export { messageOf, MESSAGES } from './messages';
export { decimalsOf, readNumber } from './number';
export type { AnyRule, CustomRule, Field, FieldValue, Form, Rule, RuleKind } from './types';
export { createField, isFormValid, validateField, validateForm, withValue } from './validate';
