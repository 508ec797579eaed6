import { purposeOf } from '../content/purposes';

import {
  city,
  clientCode,
  email,
  experience,
  message,
  mobile,
  name,
  pincode,
  remark,
  time,
} from './fields';
import { CONSENT } from './form-names';
import type { EnquirySpec, FieldSpec } from './types';

/** Every form that a visitor can send, by the last part of its API path. */
const FORMS = {
  'call-back': {
    prefix: 'CB',
    path: '/support/get-in-touch/request-a-call-back',
    heading: 'Where and when may we call?',
    button: 'Ask for the call',
    fields: [
      name,
      mobile,
      {
        name: 'subject',
        label: 'Subject',
        type: 'select',
        longest: 60,
        options: [
          'Opening an account',
          'A trade or a charge',
          'Demat and transfers',
          'A form or KYC',
          'Mutual funds and bonds',
          'Insurance',
          'Portfolios and alternative funds (AIFs)',
          'US investing',
          'Lending of shares (SLBS)',
          'Research',
          'Something else',
        ],
      },
      {
        name: 'note',
        label: 'A short note',
        type: 'text',
        autocomplete: 'off',
        longest: 150,
        isOptional: true,
        hint: 'Such as a product, or a share and a quantity. No password and no OTP.',
      },
      time,
      clientCode,
    ],
    purpose: 'call-back',
    next: 'We call by the next working day, at the time you chose. We try three times, an hour apart.',
  },
  grievance: {
    prefix: 'GR',
    path: '/support/get-in-touch/grievances',
    isChecked: true,
    heading: 'Put it on record here',
    button: 'Send the complaint',
    fields: [
      name,
      email,
      mobile,
      clientCode,
      {
        name: 'dematNumber',
        label: 'Demat number (DP ID and client ID)',
        type: 'text',
        autocomplete: 'off',
        longest: 16,
        isOptional: true,
        format: 'demat-number',
        hint: '16 digits, or IN and 14 digits',
      },
      {
        name: 'nature',
        label: 'Nature of the complaint',
        type: 'select',
        longest: 60,
        options: [
          'Trade not executed, or not as ordered',
          'Trade that I did not order',
          'Margin, square-off or auction',
          'Charges or brokerage',
          'Funds not paid out',
          'Shares not received or transferred',
          'Demat, pledge or nomination',
          'Account opening, KYC or closure',
          'Platform or app fault',
          'Conduct of staff or an authorised person',
          'Research report or recommendation',
          'Something else',
        ],
      },
      {
        name: 'details',
        label: 'What happened',
        type: 'textarea',
        longest: 4000,
        least: 20,
        hint: 'Dates, times, order numbers and the security, in the order in which it happened',
      },
      {
        name: 'remedy',
        label: 'What you ask us to do',
        type: 'textarea',
        longest: 1000,
        isOptional: true,
        hint: 'In rupees where it is money',
      },
    ],
    purpose: 'grievance',
    next: 'Our grievance cell names the person in charge and answers within 21 calendar days. If it does not, or the answer does not satisfy you, take the next step of the path.',
  },
  contact: {
    prefix: 'CU',
    path: '/support/get-in-touch/contact-us',
    heading: 'Or write, and the right desk answers',
    button: 'Send the message',
    fields: [
      name,
      email,
      { ...mobile, isOptional: true },
      {
        name: 'desk',
        label: 'What it is about',
        type: 'select',
        longest: 60,
        options: [
          'Account and KYC',
          'Trading and orders',
          'Demat and transfers',
          'Mutual funds and bonds',
          'Research',
          'This website',
          'Something else',
        ],
      },
      clientCode,
      message,
    ],
    purpose: 'contact',
    next: 'The desk that you chose answers by e-mail within two working days.',
  },
  privacy: {
    prefix: 'PR',
    path: '/support/updates/privacy',
    heading: 'Withdraw consent, or ask about your data',
    button: 'Send the request',
    fields: [
      name,
      email,
      { ...mobile, isOptional: true },
      {
        name: 'request',
        label: 'What you ask for',
        type: 'select',
        longest: 60,
        options: [
          'Withdraw my consent',
          'Show me what you hold',
          'Correct my data',
          'Erase my data',
          'Name a person who acts for me',
        ],
      },
      {
        name: 'earlier',
        label: 'Reference number of the form',
        type: 'text',
        autocomplete: 'off',
        longest: 30,
        isOptional: true,
        hint: 'Without it we search by your e-mail and mobile number',
      },
      remark,
    ],
    purpose: 'privacy',
    next: 'We do what you asked within seven working days and confirm it by e-mail.',
  },
  franchisee: {
    prefix: 'FR',
    path: '/franchisee',
    heading: 'Tell us where you want to open',
    button: 'Send the enquiry',
    fields: [name, mobile, email, city, pincode, experience, remark],
    purpose: 'franchisee',
    next: 'Our partner desk calls within three working days, explains the papers and answers your questions. Nothing is signed on the phone.',
  },
  distributor: {
    prefix: 'DS',
    path: '/independent-financial-distribution',
    heading: 'Tell us how you work today',
    button: 'Send the enquiry',
    fields: [
      name,
      mobile,
      email,
      city,
      {
        name: 'arn',
        label: 'AMFI registration number',
        type: 'text',
        autocomplete: 'off',
        longest: 12,
        isOptional: true,
        format: 'arn',
        hint: 'Like ARN-12345, if you have one',
      },
      experience,
      remark,
    ],
    purpose: 'distributor',
    next: 'Our partner desk calls within three working days and sends the list of papers by e-mail.',
  },
  account: {
    prefix: 'OA',
    path: '/open-account',
    heading: 'Or have us call you about it',
    button: 'Ask for the call',
    fields: [name, mobile, pincode],
    purpose: 'account',
    next: 'We call by the next working day. You need not wait for it: the application is open now.',
    onward: { link: 'accountOpening', words: 'Continue to the account opening site' },
  },
  'do-it-yourself': {
    prefix: 'DY',
    path: '/open-account/do-it-yourself',
    heading: 'Six answers to begin with',
    button: 'Begin the application',
    fields: [
      { ...name, label: 'Name as on your PAN card' },
      { ...mobile, hint: 'The one that your Aadhaar is linked to, if it is linked' },
      email,
      city,
      {
        name: 'papers',
        label: 'Papers at hand',
        type: 'select',
        longest: 60,
        options: [
          'PAN, Aadhaar and a bank proof',
          'PAN and Aadhaar, no bank proof yet',
          'Not all of them yet',
        ],
        hint: 'We ask for none of them here',
      },
      { ...time, label: 'Good time for a call, should something be unclear' },
    ],
    purpose: 'do-it-yourself',
    next: 'You get a link to your application by e-mail within one working day. It asks for PAN, Aadhaar and a bank proof over a secure connection; we never ask for them by phone or in a message.',
  },
} as const satisfies Readonly<Record<string, EnquirySpec>>;

export type EnquiryKind = keyof typeof FORMS;

export const ENQUIRIES: Readonly<Record<EnquiryKind, EnquirySpec>> = FORMS;

export const ENQUIRY_KINDS = Object.keys(ENQUIRIES) as readonly EnquiryKind[];

export const isEnquiryKind = (text: string): text is EnquiryKind =>
  (ENQUIRY_KINDS as readonly string[]).includes(text);

/** All fields of a form, with the consent box at the end where it asks for consent. */
export function fieldsOf({ fields, purpose }: EnquirySpec): readonly FieldSpec[] {
  const { consent } = purposeOf(purpose);
  if (consent === undefined) return fields;
  const box: FieldSpec = {
    name: CONSENT,
    label: consent,
    type: 'checkbox',
    longest: 3,
    options: ['yes'],
    blank: 'The box is not ticked. Tick it if you agree; without it we may not use what you wrote.',
  };
  return [...fields, box];
}
