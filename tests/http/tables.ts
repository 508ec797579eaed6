import { attribute, type Element, named, parse, textIn, withoutScripts } from '../support/html';

import { bodyOf } from './answers';

/** The element with the page's own content. */
export function mainOf(html: string): Element {
  const [main] = named(parse(withoutScripts(html)), 'main');
  if (!main) throw new Error('the page has no <main>');
  return main;
}

/** Addresses of the files that links of an element download. */
export const filesOf = (main: Element): readonly string[] =>
  named(main, 'a')
    .filter((link) => attribute(link, 'download') !== undefined)
    .map((link) => attribute(link, 'href') ?? '');

/** The lines of a CSV file, the header first. */
export const linesOf = (href: string): readonly string[] => bodyOf(href).trim().split('\r\n');

/** The first cell of a line of CSV. */
export const firstCell = (line: string): string =>
  (/^"((?:[^"]|"")*)"|^[^,]*/.exec(line)?.[0] ?? '').replace(/^"|"$/g, '').replaceAll('""', '"');

/** The row headers of the tables whose caption has the words of the link to a file. */
export function rowsNamedLike(main: Element, href: string): readonly string[] {
  const link = named(main, 'a').find((one) => attribute(one, 'href') === href);
  const words = link ? textIn(link).replace('Download CSV: ', '') : '';
  const tables = named(main, 'table').filter((table) =>
    named(table, 'caption').some((caption) => textIn(caption).includes(words)),
  );
  return tables
    .flatMap((table) => named(table, 'tbody'))
    .flatMap((body) => named(body, 'th'))
    .map(textIn);
}
