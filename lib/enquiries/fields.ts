import type { FieldSpec } from './types';

/** Fields that several forms share. */
export const name: FieldSpec = {
  name: 'name',
  label: 'Name',
  type: 'text',
  autocomplete: 'name',
  longest: 100,
  least: 2,
  format: 'letters',
};
export const mobile: FieldSpec = {
  name: 'mobile',
  label: 'Mobile number',
  type: 'tel',
  autocomplete: 'tel',
  longest: 20,
  hint: 'Ten digits, like 98200 00000',
};
export const email: FieldSpec = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'email',
  longest: 254,
};
export const city: FieldSpec = {
  name: 'city',
  label: 'City or town',
  type: 'text',
  autocomplete: 'address-level2',
  longest: 80,
  least: 2,
};
export const pincode: FieldSpec = {
  name: 'pincode',
  label: 'PIN code',
  type: 'text',
  autocomplete: 'postal-code',
  inputMode: 'numeric',
  longest: 7,
  format: 'pincode',
};
export const clientCode: FieldSpec = {
  name: 'clientCode',
  label: 'Client code',
  type: 'text',
  autocomplete: 'off',
  longest: 15,
  isOptional: true,
  format: 'client-code',
  hint: 'On every contract note, if you are a client',
};
export const time: FieldSpec = {
  name: 'time',
  label: 'Good time to call',
  type: 'select',
  longest: 40,
  options: ['Any time', '9:00 to 12:00', '12:00 to 15:00', '15:00 to 18:00'],
};
export const message: FieldSpec = {
  name: 'message',
  label: 'Message',
  type: 'textarea',
  longest: 2000,
  least: 10,
};
export const remark: FieldSpec = {
  name: 'message',
  label: 'Anything that we should know',
  type: 'textarea',
  longest: 1000,
  isOptional: true,
};
export const experience: FieldSpec = {
  name: 'experience',
  label: 'Experience in finance',
  type: 'select',
  longest: 40,
  options: ['None yet', 'Under 2 years', '2 to 5 years', 'Over 5 years'],
};
