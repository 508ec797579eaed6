/** What `npm run new` writes for each kind of thing. */
import { calculatorSkeleton } from './calculator.mjs';
import { formSkeleton } from './form.mjs';
import { pageSkeleton } from './page.mjs';

/**
 * @typedef {object} Line
 * @property {string} file that exists
 * @property {string} before the end of the list, before which the text goes
 * @property {string} text
 */

/**
 * @typedef {object} Skeleton
 * @property {Readonly<Record<string, string>>} files texts of new files by their path
 * @property {readonly Line[]} lines for files that exist
 * @property {readonly string[]} next what is left to do, in order
 */

/** @type {Readonly<Record<string, (name: string, day: string) => Skeleton>>} */
const KINDS = { page: pageSkeleton, calculator: calculatorSkeleton, form: formSkeleton };

/** Small letters, digits and hyphens; of a page, parts with slashes between them. */
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)*$/;

/**
 * @param {string} kind
 * @param {string} name such as `support/holiday-notice`, `rule-of-72` or `visit`
 * @param {string} day `YYYY-MM-DD`, the day of the text's last change
 * @returns {Skeleton | string} or what is wrong with the words, as a sentence
 */
export function skeletonOf(kind, name, day) {
  const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!make || !name) return 'Usage: npm run new -- page|calculator|form <name>';
  if (!NAME.test(name) || (kind !== 'page' && name.includes('/')))
    return `"${name}" is no name: small letters, digits and hyphens, such as holiday-notice.`;
  return make(name, day);
}
