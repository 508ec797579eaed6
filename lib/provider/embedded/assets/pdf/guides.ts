import { accountForms } from './account-forms';
import { clientDocuments } from './client-documents';
import { dematForms } from './demat-forms';
import type { Section } from './document';
import type { FormGuide } from './form-guide';

const HOW = [
  'Print on A4, write in capitals with a black or blue pen, and leave no blank that applies to you: write “not applicable” in the others.',
  'Sign beside every correction. Correction fluid makes a form invalid.',
  'Sign every copy that you attach, with the words “true copy” and the date. Write PAN in full, Aadhaar with the first eight digits masked.',
  'Hand it in at a branch or post it to the address on the contact page, and keep the acknowledgement with its number.',
];

const otherForm: Omit<FormGuide, 'match'> = {
  about:
    'Use this form to give us an instruction in writing. Where an online way exists it is quicker, and it is confirmed with an OTP in place of a signature.',
  ready: ['PAN, client code and demat number', 'The papers that the form names'],
  blanks: [
    'Name and client code',
    '16-digit demat number (BO ID)',
    'Your instruction',
    'Place, date and signatures of all holders',
  ],
};

const LANGUAGE = /-(hindi|gujarati|marathi|tamil|bengali)\.pdf$/;

function editionNote(path: string): Section[] {
  const [, language] = LANGUAGE.exec(path) ?? [];
  if (!language) return [];
  const name = language.charAt(0).toUpperCase() + language.slice(1);
  const text = `This sample file holds the points in English. The edition in ${name} says the same in that language, with the date of the English text it follows.`;
  return [{ heading: `Edition in ${name}`, paragraphs: [text] }];
}

/** What stands in a form or client document, by the path of its file. */
export function formSections(path: string): Section[] {
  const given = clientDocuments.find(({ match }) => match.test(path));
  if (given) return [...editionNote(path), ...given.sections];
  const guide = [...accountForms, ...dematForms].find(({ match }) => match.test(path)) ?? otherForm;
  return [
    { heading: 'What it is for', paragraphs: [guide.about] },
    { heading: 'Keep ready', points: guide.ready },
    { heading: 'How to fill it in', steps: HOW },
    {
      heading: 'What happens then',
      paragraphs: [
        'We check the form against our records and tell you by e-mail and SMS when it is done, or what is missing. Ask customer care with the acknowledgement number if you have not heard within the time on the contact page.',
      ],
    },
    { heading: 'The form', blanks: guide.blanks, ownPage: true },
  ];
}
