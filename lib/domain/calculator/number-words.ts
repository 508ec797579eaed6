const ONES = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty'];

/** A whole number from 0 to 59 as a word: "twenty-five". */
export function numberWord(value: number): string {
  const tens = TENS[Math.floor(value / 10)];
  if (!tens) return ONES[value] ?? String(value);
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** "Twenty years", "One year": the start of a heading. */
export const yearsTitle = (value: number): string =>
  `${capital(numberWord(value))} ${value === 1 ? 'year' : 'years'}`;

/** "Twenty years, year by year", "One year": the heading of a plan's table. */
export const yearByYear = (years: number): string =>
  years === 1 ? yearsTitle(years) : `${yearsTitle(years)}, year by year`;

/** "seven months", "one month" */
export const monthsWords = (value: number): string =>
  `${numberWord(value)} ${value === 1 ? 'month' : 'months'}`;

/** "Seven months", "One month": the start of a heading. */
export const monthsTitle = (value: number): string => capital(monthsWords(value));
