/**
 * The site's colours where no style sheet applies: the browser's own interface, the manifest and share
 * pictures.
 */
export { colours } from '@/firm/colours';
