const COUNTS = [
  'no',
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
];

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth'],
  ...['sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
];

/** A count up to ten in words, above in figures. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
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

/** A count with its noun: `one loss`, `three losses`. */
export function counted(count: number, one: string, many: string): string {
  return `${countWord(count)} ${count === 1 ? one : many}`;
}

/** Capitalises the first letter. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
