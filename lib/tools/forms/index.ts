export { createField, validateForm } from './form';
export type { AnyRule, Field, Rule } from './types';
