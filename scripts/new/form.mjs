import { titleOf } from './words.mjs';

/** Letters that begin the reference number of an enquiry. @param {string} name */
const prefixOf = (name) => name.replaceAll('-', '').slice(0, 3).toUpperCase();

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
    purpose: 'answer your ${title.toLowerCase()} request',
    consent: 'I agree to be called on this number about this request.',
    next: 'We answer by the next working day.',
  },
`,
      },
    ],
    next: [
      `Set path in lib/enquiries/kinds.ts to the form's page, and put <EnquirySection kind="${name}" /> into the view of that page.`,
      'Write heading, button, purpose, consent and what happens next; choose the fields of lib/enquiries/fields.ts.',
      'A field with a new name needs a valid answer in tests/unit/enquiries/parse.test.ts and tests/e2e/enquiry-forms.ts.',
      'npm run check -- tests/unit/enquiries',
    ],
  };
}
