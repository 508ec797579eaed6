/** The error page (404), which the server renders for unknown addresses. */
export { default, metadata } from '../not-found';
