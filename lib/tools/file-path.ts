/** An extension begins with a letter: a company's name may end in a dot, or in a number behind one. */
const EXTENSION = /\.[a-z][a-z\d]*$/i;

/** Whether a path names a file, by its extension, and no page. */
export const isFilePath = (path: string): boolean => EXTENSION.test(path);
