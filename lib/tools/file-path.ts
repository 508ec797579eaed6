/**
 * An extension begins with a letter: a company's name may end in a dot, or in a number after one.
 */
const EXTENSION = /\.[a-z][a-z\d]*$/i;

/** The extensions that other sites use for pages. */
const DOCUMENT = /\.(html?|php|aspx?|jsp)$/i;

/** A document at the end of a path, which may be the one that a folder opens with. */
const ENDING = /(?:\/(?:index|default|home))?\.(?:html?|php|aspx?|jsp)$/i;

/** A path without the ending of another site's page: `/charges.html`, `/charges/index.php`. */
export function withoutEnding(path: string): string | null {
  return ENDING.test(path) ? path.replace(ENDING, '') || '/' : null;
}

/** Whether a path names a file rather than a page, by its extension. */
export const isFilePath = (path: string): boolean => EXTENSION.test(path);

/**
 * Whether a path names an asset, for which no 404 page is rendered: a file that is not another
 * site's page.
 */
export const isAssetPath = (path: string): boolean => isFilePath(path) && !DOCUMENT.test(path);
