/** Letters of other alphabets that look like Latin ones. */
const ALIKE_FROM = 'АВСЕНІЈКМОРЅТХУΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const ALIKE_TO = 'ABCEHIJKMOPSTXYABEZHIKMNOPTYX';

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: each script has its ten in one row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** A text in Latin letters and digits, without characters that nobody sees. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]/gu, '')
    .toUpperCase()
    .replace(/[Α-ΧЀ-Я]/g, (letter) => ALIKE_TO[ALIKE_FROM.indexOf(letter)] ?? letter)
    .replace(/(?![0-9])\p{Nd}/gu, valueOf);

/**
 * Ten or more digits in one run: phone, account and Aadhaar numbers. No code of the site is as long
 * but an authorised person's registration number, which is public and begins with AP.
 */
const LONG_NUMBER = /(?<!\bAP\d*)\d{10}/;
/** A permanent account number (Income-tax Rules, rule 114): five letters, four digits, a letter. */
const MARKS = String.raw`[^\p{L}\p{N}]{0,3}`;
const PAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[A-Z](?:${MARKS}[A-Z]){4}(?:${MARKS}\d){4}${MARKS}[A-Z](?![\p{L}\p{N}])`,
  'u',
);
const GLUED_PAN = /[A-Z]{5}\d{4}[A-Z](?![\p{L}\p{N}])/u;
/** A mail address or a UPI name. */
const NAME_AT = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;

/** Digits with up to three marks between any two. */
const SPACED = /\d(?:[^\p{L}\p{N}]{0,3}\d)+/gu;
const MOBILE = /^(?:(?:00)?91|091|0)?[6-9]\d{9}$/;
/** The groups in which an Aadhaar or a card number is printed. */
const IN_FOURS = /^4,4,4(,4)?$/;
/** Digits of the longest number, with the country's code. */
const MOST_DIGITS = 16;

/** Whether some groups in a row are a number of a person. */
function hasNumber(groups: readonly string[]): boolean {
  return groups.some((_, from) => {
    let digits = '';
    for (let to = from; to < groups.length && digits.length < MOST_DIGITS; to += 1) {
      digits += groups[to];
      const lengths = groups.slice(from, to + 1).map(({ length }) => length);
      if (MOBILE.test(digits) || IN_FOURS.test(lengths.join())) return true;
    }
    return false;
  });
}

/**
 * Whether a text has a phone number, a PAN or another number or name of a person in it, in digits of
 * any script and with marks between. Such a text is not searched for, printed, stored or sent on.
 */
export function isPersonal(query: string): boolean {
  const plain = plainText(query);
  if ([LONG_NUMBER, PAN, GLUED_PAN, NAME_AT].some((pattern) => pattern.test(plain))) return true;
  // A registration number is not taken apart: its groups are its own.
  const spaced = plain.replace(/\bAP\d+/g, ' a ').match(SPACED) ?? [];
  return spaced.some((run) => hasNumber(run.match(/\d+/g) ?? []));
}

/** What is said in place of results. */
export const WITHHELD =
  'That looks like a phone number, a PAN or another number of your own. We don’t search for such numbers, and we keep none.';
