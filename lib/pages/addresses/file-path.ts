/** The endings that other sites gave to their pages. */
const DOCUMENT = /\.(html?|php|aspx?|jsp)$/i;

/** Whether a path names a file; whoever asks for one that is missing has no use for a page. */
export const isFilePath = (path: string): boolean => /\.[^/]+$/.test(path) && !DOCUMENT.test(path);
