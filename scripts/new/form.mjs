import { titleOf } from './words.mjs';

/**
 * The two letters that begin the reference number of an enquiry: the first letters of its first two
 * words, or the first two of its only word.
 * @param {string} name
 */
const prefixOf = (name) => {
  const [first = '', second] = name.split('-');
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
};

/**
 * A form: its record. Page, API, store, privacy notice and tests follow it.
 * @type {(name: string) => import('./skeletons.mjs').Skeleton}
 */
export function formSkeleton(name) {
  const title = titleOf(name);
  return {
    files: {},
    lines: [
      {
        file: 'lib/enquiries/kinds.ts',
        before: '} as const satisfies Readonly<Record<string, EnquirySpec>>;',
        text: `  '${name}': {
    prefix: '${prefixOf(name)}',
    path: '/support/get-in-touch/contact-us',
    heading: '${title}: what may we do for you?',
    button: 'Send the ${title.toLowerCase()} request',
    fields: [name, mobile, message],
    purpose: '${name}',
    next: 'We answer by the next working day.',
  },
`,
      },
      {
        file: 'lib/content/purposes.ts',
        before: '} as const satisfies Readonly<Record<string, Purpose>>;',
        text: `  '${name}': {
    version: 1,
    occasion: '${title}',
    what: ['name', 'mobile number', 'message'],
    why: 'answer your ${title.toLowerCase()} request',
    retention: ONE_YEAR,
    who: 'our customer care desk',
    basis: CONSENT,
    consent: 'I agree to be called on this number about this request.',
  },
`,
      },
    ],
    next: [
      `In lib/enquiries/kinds.ts set path to the form's page, which may have no other form. Put <EnquirySection kind="${name}" /> into the view of that page.`,
      'Write heading, button and what happens next; choose the fields of lib/enquiries/fields.ts. The prefix has two letters that no other form has.',
      'Write its purpose in lib/content/purposes.ts: `what` has the label of each field. Put the hash of its words into VERSIONS of tests/unit/enquiries/purposes.test.ts, whose failure prints it.',
      'A field with a new name needs a valid answer in tests/unit/enquiries/parse.test.ts and tests/e2e/enquiry-forms.ts.',
      'npm run check -- tests/unit/enquiries tests/architecture/routes.test.ts',
    ],
  };
}
