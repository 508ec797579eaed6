export { createField, isFormValid, RULES, validateField, validateForm, withValue } from './form';
export { decimalsOf, readNumber } from './number';
export type { AnyRule, Field, Rule } from './types';
