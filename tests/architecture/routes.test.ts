import { productCopyOf } from '@/lib/content/products';
import { ENQUIRIES, ENQUIRY_KINDS } from '@/lib/enquiries/kinds';
import { pages } from '@/lib/pages';
import { PAGE_KINDS } from '@/lib/pages/page-kinds';

import { read, scripts } from './code';

describe('routes', () => {
  const segmentsOf = (route: string): string[] =>
    route.split('/').filter((segment) => segment !== '' && !/^\(.*\)$/.test(segment));
  const files = scripts
    .filter((file) => /^app\/(.*\/)?page\.tsx$/.test(file))
    .map((file) => segmentsOf(file.replace(/^app\/|\/?page\.tsx$/g, '')));

  /** Whether a page's folders match an address; `[part]` matches any segment. */
  const serves = (file: string[], address: string[]): boolean =>
    file.length === address.length &&
    file.every((segment, at) => /^\[[^.[]+\]$/.test(segment) || segment === address[at]);

  /** Routes without a page record: the product route and the error pages. */
  const UNNAMED = /^(\[\.\.\.product\]|missing|offline|unavailable)/;

  test('every page record has a route, and every product page its copy', () => {
    const missing = pages
      .map((page) => page.path)
      .filter((at) => productCopyOf(at) === null)
      .filter((at) => !files.some((file) => serves(file, segmentsOf(at))));
    expect(missing).toEqual([]);
  });

  const patterns = Object.values(PAGE_KINDS)
    .flatMap(({ pattern, pageBelow }) => [pattern, ...(pageBelow ? [pageBelow] : [])])
    .map((pattern) => segmentsOf(pattern).join('/'));

  test('every kind of page made from a list has a route with the name of its pattern', () => {
    const routes = files.map((file) => file.join('/'));
    expect(patterns.filter((pattern) => !routes.includes(pattern))).toEqual([]);
  });

  test('every route has its page record', () => {
    const strays = files
      .filter((file) => !pages.some((page) => serves(file, segmentsOf(page.path))))
      .map((file) => file.join('/'))
      .filter((file) => !patterns.includes(file) && !UNNAMED.test(file));
    expect(strays).toEqual([]);
  });
});

test('every form is on the page that its record names', () => {
  const views = scripts.filter((file) => file.endsWith('.tsx')).map(read);
  const faults = ENQUIRY_KINDS.flatMap((kind) => {
    const page = pages.find(({ path }) => path === ENQUIRIES[kind].path);
    if (!page) return [`${kind}: lib/enquiries/kinds.ts names ${ENQUIRIES[kind].path}, no page`];
    const isShown = page.form === kind || views.some((view) => view.includes(`kind="${kind}"`));
    return isShown ? [] : [`${kind}: put <EnquirySection kind="${kind}" /> into its page`];
  });
  expect(faults).toEqual([]);
});
