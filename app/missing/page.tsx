/** The error page (404) that the server renders for an address without a page. */
export { default, metadata } from '../not-found';
