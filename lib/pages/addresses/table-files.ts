/**
 * The addresses of tables as files, without their suffix: each answers with CSV and with JSON.
 * `next.config.ts` rewrites them to one route handler, `app/internal/tables/`, which has the table
 * of each. A segment with a colon is a parameter.
 */
export const TABLE_FILES = [
  '/calculators/:calculator/table',
  '/commodity/futures',
  '/companies/industry/:industry/companies',
  '/company-information/:company/history',
  '/company-information/:company/results',
  '/company-information/:company/shareholding',
  '/currency/futures',
  '/derivatives/futures',
  '/derivatives/option-chain/:symbol/chain',
  '/equity/flows',
  '/equity/indices',
  '/equity/industries',
  '/equity/issues',
  '/equity/movers',
  '/indices/:index/constituents',
  '/ipos/new-on-nse/listings',
  '/markets/:list/list',
  '/markets/files/ban-list',
  '/markets/files/ban-list-near',
  '/markets/files/corporate-actions',
  '/markets/files/etfs',
  '/markets/files/lot-sizes',
  '/markets/files/new-results',
  '/markets/files/option-chain',
  '/markets/files/participants',
  '/markets/files/results-calendar',
  '/markets/files/sectors',
  '/mutual-funds/list',
  '/screener/companies',
  '/support/updates/registration-details/authorised-persons',
  '/what-if/table',
] as const;

export type TableFilePath = (typeof TABLE_FILES)[number];

/** Where the route handler is, which only rewrites reach. */
const HANDLER = '/internal/tables';

/** Characters that a pattern of Next.js has to escape. */
const SPECIAL = /[-.]/g;

/** The rewrites of Next.js from each address to the route handler. */
export const tableRewrites = TABLE_FILES.map((path) => ({
  source: `${path.replace(SPECIAL, String.raw`\$&`)}\\.:suffix(csv|json)`,
  destination: `${HANDLER}${path}.:suffix`,
}));

/** The table that an address names. */
interface FoundTable {
  readonly path: TableFilePath;
  /** By name, as the address has them. */
  readonly params: Readonly<Record<string, string>>;
  readonly suffix: 'csv' | 'json';
}

function paramsOf(pattern: string, segments: readonly string[]) {
  const parts = pattern.split('/').slice(1);
  const isMatch =
    parts.length === segments.length &&
    parts.every((part, at) => part.startsWith(':') || part === segments[at]);
  if (!isMatch) return null;
  return Object.fromEntries(
    parts.flatMap((part, at) =>
      part.startsWith(':') ? [[part.slice(1), segments[at] ?? '']] : [],
    ),
  );
}

/**
 * The table of a path.
 * @param segments of the path; the last one has the suffix
 */
export function findTable(segments: readonly string[]): FoundTable | null {
  const [, name, suffix] = /^(.+)\.(csv|json)$/.exec(segments.at(-1) ?? '') ?? [];
  if (name === undefined || (suffix !== 'csv' && suffix !== 'json')) return null;
  const named = [...segments.slice(0, -1), name];
  for (const path of TABLE_FILES) {
    const params = paramsOf(path, named);
    if (params) return { path, params, suffix };
  }
  return null;
}
