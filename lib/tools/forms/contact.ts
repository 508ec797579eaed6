import type { CommonKind } from './common';
import type { RuleKind, RuleTests } from './types';

/** RFC 5321 allows 254 characters; the limit also bounds the work of the pattern. */
const LONGEST_EMAIL = 254;
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const MOBILE = /^(?:\([6-9]\)|[6-9])[-. ]?\d{9}$/;

/** The rules that only enquiries use, in a separate file so that calculators don't load them. */
export const CONTACT_RULES: RuleTests<Exclude<RuleKind, CommonKind>> = {
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
