/** The addresses that browser tests walk, with what each answers with and why it is here. */
export interface Address {
  readonly path: string;
  readonly status: 200 | 404 | 503;
  readonly reason: string;
}

export const ADDRESSES: readonly Address[] = [
  { path: '/', status: 200, reason: 'home' },
  {
    path: '/?have=5000-month&leave=5&fall=wait',
    status: 200,
    reason: 'the product finder without a script',
  },
  { path: '/search', status: 200, reason: 'search without a query' },
  { path: '/search?q=bank', status: 200, reason: 'search with many results' },
  { path: '/search?q=zzzzzz', status: 200, reason: 'search without a result' },
  {
    path: '/company-information/reliance-industries-limited',
    status: 200,
    reason: 'a large company',
  },
  {
    path: '/company-information/mahindra-%26-mahindra-limited',
    status: 200,
    reason: 'a name with &',
  },
  { path: '/company-information/nobody-limited', status: 404, reason: 'an unknown company' },
  { path: '/nothing-here', status: 404, reason: 'no page' },
  { path: '/blogs-and-articles/nothing-here', status: 404, reason: 'an unknown article' },
  { path: '/videos/nothing-here', status: 404, reason: 'an unknown video' },
  { path: '/unavailable', status: 503, reason: 'the page that stands in' },
];
