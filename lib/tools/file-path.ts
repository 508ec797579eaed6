/** An extension begins with a letter: a company's name may end in a dot, or in a number behind one. */
const EXTENSION = /\.[a-z][a-z\d]*$/i;

/** The extensions that other sites gave to their pages. */
const DOCUMENT = /\.(html?|php|aspx?|jsp)$/i;

/** Whether a path names a file, by its extension, and no page. */
export const isFilePath = (path: string): boolean => EXTENSION.test(path);

/** Whether a path names a file of which a missing one is not worth a page: no page of another site. */
export const isAssetPath = (path: string): boolean => isFilePath(path) && !DOCUMENT.test(path);
