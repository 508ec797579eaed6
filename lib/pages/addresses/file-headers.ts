// Next.js reads its configuration without the alias `@`.
import { cachedFor } from '../../tools/freshness';

interface FileHeaders {
  /** In the syntax of `headers` in `next.config.ts`: one path, or `/folder/:file`. */
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** A document is found by the page that links to it. */
const NOT_INDEXED = { key: 'X-Robots-Tag', value: 'noindex' };

/** Headers of files in `public/`; `next.config.ts` has them for development, the front for production. */
export const FILE_HEADERS: readonly FileHeaders[] = [
  {
    // Cached for an hour: a new tariff comes with a new build.
    source: '/charges/tariff.pdf',
    headers: [
      { key: 'Content-Disposition', value: 'inline; filename="tariff.pdf"' },
      { key: 'Cache-Control', value: cachedFor(3600) },
      NOT_INDEXED,
    ],
  },
  { source: '/documents/:file', headers: [NOT_INDEXED] },
  {
    source: '/store-codes/:file',
    headers: [{ key: 'Cache-Control', value: cachedFor(86_400) }],
  },
];

/** The headers of a file of `public/` by its path, in lower case; empty if the table has no row. */
export function fileHeadersOf(path: string): Readonly<Record<string, string>> {
  const rows = FILE_HEADERS.filter(({ source }) =>
    source.endsWith('/:file')
      ? path.startsWith(source.replace(':file', '')) &&
        path.split('/').length === source.split('/').length
      : path === source,
  );
  return Object.fromEntries(
    rows.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}
