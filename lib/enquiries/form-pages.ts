import { CHOICES_PATH } from './form-names';
import { ENQUIRIES } from './kinds';

/** Most bytes of a post; the longest form, filled to its limits in Devanagari, has half of them. */
export const LARGEST_POST_BYTES = 32 * 1024;

const FORM_PAGES: ReadonlySet<string> = new Set([
  ...Object.values(ENQUIRIES).map(({ path }) => path),
  CHOICES_PATH,
]);

/** Whether a page holds an enquiry form, or that of a withdrawal, which browsers without scripts post to the page itself. */
export const isFormPage = (pathname: string): boolean => FORM_PAGES.has(pathname);
