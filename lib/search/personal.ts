/**
 * Ten or more digits in one run: phone, account and Aadhaar numbers. No code of the site is as long
 * but an authorised person's registration number, which is public and begins with AP.
 */
const LONG_NUMBER = /(?<!\bap\d*)\d{10}/i;
/** A mobile number, with or without the country's code, as it is written in two or three parts. */
const MOBILE = /(?<!\d)(?:\+?91|0)?[\s-]?[6-9](?:\d{4}[\s-]\d{5}|\d{2}[\s-]\d{3}[\s-]\d{4})(?!\d)/;
const AADHAAR = /(?<!\d)\d{4}[\s-]\d{4}[\s-]\d{4}(?!\d)/;
/** A permanent account number (Income-tax Rules, rule 114): five letters, four digits, a letter. */
const PAN = /(?<![a-z\d])[a-z]{5}[\s-]?\d{4}[\s-]?[a-z](?![a-z\d])/i;

/**
 * Whether a query has a phone number, a PAN or another number of a person in it. Such a query is
 * not searched for, printed, stored or sent on.
 */
export const isPersonal = (query: string): boolean => {
  const plain = query.normalize('NFKC');
  return [LONG_NUMBER, MOBILE, AADHAAR, PAN].some((pattern) => pattern.test(plain));
};

/** What is said in place of results. */
export const WITHHELD =
  'That looks like a phone number, a PAN or another number of your own. We don’t search for such numbers, and we keep none.';
