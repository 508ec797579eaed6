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
