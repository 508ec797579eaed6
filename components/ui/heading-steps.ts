import { Children, type ReactNode } from 'react';

/**
 * Letters that fit in two lines of 328 px at the size of a section's heading, and at the next
 * smaller one.
 */
const MOST_LETTERS = [34, 50];

/** The steps by which a heading is set smaller on a phone, so that it takes two lines: 0, 1 or 2. */
export function stepsOf(heading: ReactNode): number {
  const { length } = Children.toArray(heading)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
  return MOST_LETTERS.filter((most) => length > most).length;
}
