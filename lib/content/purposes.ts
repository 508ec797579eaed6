/**
 * What the site asks personal data for: forms, their notices, the privacy notice and the page of
 * choices are drawn from this table, and each stored enquiry names the purpose and version that was
 * agreed to (Digital Personal Data Protection Act, 2023, section 5; Rules, 2025, rule 3).
 */
interface Purpose {
  /** One higher with each changed word: `tests/unit/enquiries/purposes.test.ts` has a hash of each. */
  readonly version: number;
  /** When the data are given. */
  readonly occasion: string;
  /** The data, one by one: the labels of the form's fields. */
  readonly what: readonly string[];
  /** What the data are used for, after "to". */
  readonly why: string;
  readonly retention: string;
  /** Who receives the data, after "goes to". */
  readonly who: string;
  /** What permits the use. */
  readonly basis: string;
  /** The sentence that is agreed to; left out where a law, and not consent, is the reason. */
  readonly consent?: string;
  /** What the form's notice says more where the firm has to keep a file of its own. */
  readonly file?: string;
}

const CONSENT = 'Your consent, which you can withdraw';
const ONE_YEAR =
  'One year after it reached our team or, should it never reach them, one year after you sent it';
const MORE = 'anything that we should know';

const PURPOSES = {
  'call-back': {
    version: 1,
    occasion: 'You ask for a call back',
    what: ['name', 'mobile number', 'subject', 'a short note', 'good time to call', 'client code'],
    why: 'call you about the subject that you chose',
    retention: ONE_YEAR,
    who: 'our customer care desk',
    basis: CONSENT,
    consent: 'I agree to be called on this number about this subject.',
  },
  grievance: {
    version: 1,
    occasion: 'You send a complaint',
    what: [
      'name',
      'e-mail',
      'mobile number',
      'client code',
      'demat number (DP ID and client ID)',
      'nature of the complaint',
      'what happened',
      'what you ask us to do',
    ],
    why: 'look into your complaint, answer it and report the number of complaints',
    retention: `${ONE_YEAR}; our compliance desk’s own file as long as securities law asks, at least eight years`,
    who: 'our grievance cell and compliance desk',
    basis: 'SEBI’s rules, which require us to settle complaints',
    file: 'The file of a complaint stays with our compliance desk for as long as securities law asks. SEBI’s rules require us to settle complaints, so we need no consent to use what you write for that.',
  },
  contact: {
    version: 1,
    occasion: 'You write to us',
    what: ['name', 'e-mail', 'mobile number', 'what it is about', 'client code', 'message'],
    why: 'answer your message',
    retention: ONE_YEAR,
    who: 'the desk that you chose',
    basis: CONSENT,
    consent: 'I agree to your using this to answer me.',
  },
  privacy: {
    version: 1,
    occasion: 'You ask about your data',
    what: [
      'name',
      'e-mail',
      'mobile number',
      'what you ask for',
      'reference number of the form',
      MORE,
    ],
    why: 'do what you ask with your data and confirm it',
    retention: ONE_YEAR,
    who: 'our data protection desk',
    basis: 'The data protection law, which requires us to act on such a request',
    file: 'The data protection law requires us to act on such a request, so we need no consent to use what you write for that.',
  },
  franchisee: {
    version: 1,
    occasion: 'You ask about working as our authorised person',
    what: [
      'name',
      'mobile number',
      'e-mail',
      'city or town',
      'PIN code',
      'experience in finance',
      MORE,
    ],
    why: 'talk with you about working as our authorised person',
    retention: ONE_YEAR,
    who: 'our partner desk',
    basis: CONSENT,
    consent: 'I agree to be contacted by your partner desk about this.',
  },
  distributor: {
    version: 1,
    occasion: 'You ask about distributing through us',
    what: [
      'name',
      'mobile number',
      'e-mail',
      'city or town',
      'AMFI registration number',
      'experience in finance',
      MORE,
    ],
    why: 'talk with you about distributing through us',
    retention: ONE_YEAR,
    who: 'our partner desk',
    basis: CONSENT,
    consent: 'I agree to be contacted by your partner desk about this.',
  },
  account: {
    version: 1,
    occasion: 'You ask for a call about opening an account',
    what: ['name', 'mobile number', 'PIN code'],
    why: 'call you about opening an account and name the office near you',
    retention: ONE_YEAR,
    who: 'our account opening desk',
    basis: CONSENT,
    consent: 'I agree to be called on this number about opening an account.',
  },
  'do-it-yourself': {
    version: 1,
    occasion: 'You begin an application yourself',
    what: [
      'name as on your PAN card',
      'mobile number',
      'e-mail',
      'city or town',
      'papers at hand',
      'good time for a call, should something be unclear',
    ],
    why: 'begin your application for a demat and trading account and send you its link',
    retention: ONE_YEAR,
    who: 'our account opening desk',
    basis: CONSENT,
    consent: 'I agree to your beginning my application and contacting me about it.',
  },
} as const satisfies Readonly<Record<string, Purpose>>;

export type PurposeId = keyof typeof PURPOSES;

/** The purpose of an id, as what each of them may have. */
export const purposeOf = (id: PurposeId): Purpose => PURPOSES[id];

export const PURPOSE_IDS = Object.keys(PURPOSES) as readonly PurposeId[];

/** Whether it rests on consent, which can be withdrawn. */
export const restsOnConsent = (id: PurposeId): boolean => purposeOf(id).consent !== undefined;
