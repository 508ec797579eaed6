import { Children, type ReactNode } from 'react';

/**
 * Letters that fit in two lines of 328 px at the size of a section's heading, and at the next
 * smaller one.
 */
const MOST_LETTERS = [34, 50];

/** From one of these on, a page's title falls a step: letters of its longest word, and letters in all. */
const TITLE_STEPS = [
  { word: 12, all: 33 },
  { word: 15, all: 49 },
];

/**
 * The steps by which a page's title is set smaller, so that it takes three lines of a phone and a long
 * word fits: 0, 1 or 2. The page's other headings fall with it (`$title-steps` of the tokens), so that
 * the title is the largest at every width.
 */
export function titleSteps(title: string): number {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return TITLE_STEPS.filter(({ word, all }) => longest >= word || title.length >= all).length;
}

/** The steps of a title that is the answer of a page of figures, of any length. */
export const ANSWER_STEPS = 3;

/** Below these sizes, in per cent of its measure, a display heading takes the steps of a title. */
const DISPLAY_STEPS = [19, 15];

/** The steps of a display heading, whose size follows its lines; the page's other headings fall with it. */
export function displaySteps(size: number): number {
  return DISPLAY_STEPS.filter((least) => size < least).length;
}

/** The steps by which a section's heading is set smaller on a phone, so that it takes two lines: 0, 1 or 2. */
export function stepsOf(heading: ReactNode): number {
  const { length } = Children.toArray(heading)
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join('');
  return MOST_LETTERS.filter((most) => length > most).length;
}
