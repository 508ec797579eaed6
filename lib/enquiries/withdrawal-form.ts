import { firm } from '../content/firm';

import type { FieldSpec } from './types';

/** The form by which consent is withdrawn. */
export const WITHDRAWAL_FIELDS: readonly FieldSpec[] = [
  {
    name: 'reference',
    label: 'Reference number',
    type: 'text',
    autocomplete: 'off',
    longest: 30,
    format: 'reference',
    hint: 'From the page that confirmed the form, like CB-20261121-7K3F9Q',
  },
  {
    name: 'contact',
    label: 'Mobile number or e-mail',
    type: 'text',
    autocomplete: 'off',
    longest: 254,
    format: 'contact',
    hint: 'One that you gave in that form',
  },
];

/** What everybody reads after a withdrawal: it is the same for right and wrong pairs. */
export const WITHDRAWAL_SENTENCE = `If this number and this contact belong together, your consent is withdrawn from now on. What has not reached our team never will, and a team that has it is told to stop. The record is locked until the law lets us erase it. If you are not sure that you wrote both as in the form, write to ${firm.privacyEmail}.`;
