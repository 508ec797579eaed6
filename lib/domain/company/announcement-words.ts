/** Words that stay in capitals. */
const ABBREVIATIONS = new Set(
  `AGM AIF AMC ASM BSE CEO CFO CIN COO CSR DRHP EBITDA EGM ESG ESOP ESOPS ESOS ESPS ETF EV FII FPI FPO FY GDR
   GST HDFC ICICI ICRA IDBI IDFC IIFL INR IPO IREDA ISIN ISO IT ITC KMP LIC LLC LLP LODR LTE MD MOU
   NCD NCDS NCLAT NCLT NHAI NII NIM NSE NTPC OFS OIL ONGC PAT PLI QIB QIP R&D RBI REIT RHP RIL SAST
   SBI SEBI SEZ SME SPV SUV UAE UK UPI US USA USD UTI`.split(/\s+/),
);

/** Words that are small in a title, unless they begin it. */
const SMALL = new Set(
  'A AN AND AS AT BY FOR FROM IN INTO ITS OF ON OR OUT THE TO UNDER WITH'.split(' '),
);

/** The symbol between the exchange's heading and the text: `Acquisition MUKKA : Mukka Proteins …`. */
const SYMBOL = /^([^:]{0,120}?) [A-Z0-9&-]+ : /;

/** The exchange's heading of an announcement without a subject. */
const HEADING = /^(?:General )?Updates\s*[-:.]?\s+(?=[A-Z0-9]|please|kindly)/;

/** An opening that says only that there is something to read. */
const OPENING =
  /^(?:please|kindly) find (?:attached|enclosed)(?: herewith)?,?\s+(?:(?:a|an|the)\s+)?/i;

/** Three or more words in capitals in a row. */
const RUN = /\b[A-Z][A-Z&'’]*(?:[ ,/-]+[A-Z][A-Z&'’]*){2,}\b/g;

/** Whether a word in capitals is an abbreviation: a known one, or one without a vowel. */
export const isAbbreviation = (word: string): boolean =>
  ABBREVIATIONS.has(word) || (word.length > 1 && !/[AEIOUY]/.test(word));

/** A word of a run; the first one is never small. */
function titleWord(word: string, isFirst: boolean): string {
  if (isAbbreviation(word)) return word;
  const small = word.toLowerCase();
  return SMALL.has(word) && !isFirst ? small : word.charAt(0) + small.slice(1);
}

const inTitleCase = (run: string): string =>
  run.replace(/[A-Z][A-Z&'’]*/g, (word, at: number) => titleWord(word, at === 0));

/**
 * The text of an announcement as the site prints it: the exchange's words, without an opening such
 * as `Updates Please find attached` and without the symbol, with single blanks, and with three or more words in capitals
 * as in a title, so that names keep their capitals.
 * @returns the text as it is if nothing would be left
 */
export function announcementWords(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(SYMBOL, '$1: ')
    .replace(/ +([.,;:)])/g, '$1')
    .replace(/\( +/g, '(')
    .trim();
  const words = plain.replace(HEADING, '').replace(OPENING, '').replace(RUN, inTitleCase);
  return words === '' ? plain : words.charAt(0).toUpperCase() + words.slice(1);
}
