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
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** A whole number from 0 to 59 as a word: `twenty-five`. */
export function numberWord(value: number): string {
  const tens = TENS[Math.floor(value / 10)];
  if (!tens) return ONES[value] ?? String(value);
  return value % 10 === 0 ? tens : `${tens}-${ONES[value % 10]}`;
}

/** A count in words up to ten, `no` for 0, in figures above. */
export function countWord(count: number): string {
  if (count === 0) return 'no';
  return count <= 10 ? numberWord(count) : String(count);
}

function suffix(place: number): string {
  const lastTwo = place % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th';
}

/** An ordinal, from 1: `third`, `17th`. */
export function ordinalWord(place: number): string {
  return ORDINALS[place - 1] ?? `${place}${suffix(place)}`;
}

/** Capitalises the first letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`; missing and empty parts are left out. */
export function listed(parts: readonly (string | null | undefined | false)[]): string {
  const known = parts.filter(Boolean);
  if (known.length < 2) return known.join('');
  return `${known.slice(0, -1).join(', ')} and ${known.at(-1)}`;
}

/** Sentences one after another; missing and empty ones are left out. */
export const paragraph = (sentences: readonly (string | null | undefined | false | 0)[]): string =>
  sentences.filter(Boolean).join(' ');
