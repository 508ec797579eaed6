/** Finds where an old address has moved to. */
import { oldListPages } from '@/lib/pages/markets/old-list-names';
import { oldAnchorAliases, oldAnchors } from '@/lib/pages/products/old-anchors';
import { withQuery } from '@/lib/tools/parameters';
import { decodedPart, encodedPart } from '@/lib/tools/slug';

import { type MovedAddress, movedAddresses } from './moved';

const OLD_PAGE = '/product-and-offerings/assets-classes';

/** Old addresses in which an asset class was a segment or a parameter. */
const oldAnchorRows: readonly MovedAddress[] = [
  ...Object.entries(oldAnchors),
  ...Object.entries(oldAnchorAliases).map(([alias, slug]) => [alias, oldAnchors[slug]] as const),
].flatMap(([slug, to]): MovedAddress[] => [
  { from: `${OLD_PAGE}/${slug}`, to },
  { from: `${OLD_PAGE}?asset=${slug}`, to },
]);

/** Lists of the whole market that were a parameter. */
const oldListRows: readonly MovedAddress[] = Object.entries(oldListPages).flatMap(
  ([list, to]): MovedAddress[] => [
    { from: `/equity?list=${list}`, to, without: ['index', 'exchange'] },
    { from: `/equity?list=${list}&exchange=nse`, to, without: ['index'] },
  ],
);

type Values = Readonly<Record<string, string>>;

interface Rule {
  /** Lower case; `null` if the path has names. */
  readonly exact: string | null;
  readonly path: RegExp;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly without: readonly string[];
  readonly to: string;
}

const NAMES = /:([a-z]+)|\/\*$|\*/g;

/** The regular expression for a name in a path. */
const patternOf = (found: string): string =>
  ({ '/*': '(?:/(?<rest>.*))?', '*': '(?<rest>.*)' })[found] ?? `(?<${found.slice(1)}>[^/]+?)`;

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

function ruleOf({ from, to, without = [] }: MovedAddress): Rule {
  const [path = '', query = ''] = from.split('?');
  const source = escaped(path).replace(NAMES, patternOf);
  return {
    exact: source === escaped(path) ? path.toLowerCase() : null,
    path: new RegExp(`^${source}$`, 'i'),
    query: [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]),
    without,
    to,
  };
}

/** The values of a rule's parameters by name; `null` if one is missing or has another value. */
function matchQuery({ query, without }: Rule, asked: ReadonlyMap<string, string>): Values | null {
  if (without.some((name) => asked.has(name))) return null;
  const values: Record<string, string> = {};
  for (const [name, wanted] of query) {
    const given = asked.get(name)?.trim();
    if (given === undefined) return null;
    if (wanted.startsWith(':')) values[wanted.slice(1)] = given;
    else if (given.toLowerCase() !== wanted.toLowerCase()) return null;
  }
  return values;
}

const valueOf = (values: Values, found: string): string =>
  values[found.endsWith('*') ? 'rest' : found.slice(1)] ?? '';

/**
 * Fills the names of a destination, and appends the query of the request unless the rule has its
 * own.
 */
function fill({ to, query: own }: Rule, values: Values, query: string): string {
  const [address = '', hash] = to.split('#');
  const [path = '', parameters = ''] = address.split('?');
  const filledPath = path.replace(NAMES, (found) => {
    const parts = valueOf(values, found).split('/').map(encodedPart).join('/');
    return found === '/*' && parts ? `/${parts}` : parts;
  });
  const filled = [...new URLSearchParams(parameters)].map(([name, value]) => [
    name,
    value.startsWith(':') ? valueOf(values, value) : value,
  ]);
  const location = withQuery(filledPath, Object.fromEntries(filled) as Values);
  const passedOn = own.length > 0 ? '' : query.replace('?', location.includes('?') ? '&' : '?');
  return location + passedOn + (hash === undefined ? '' : `#${hash}`);
}

/**
 * Makes the function that finds a moved address in a table.
 * @returns a function of a path without double or trailing slashes, and a query with its question
 * mark or empty; it returns the new address, or `null`
 */
export function createMovedFinder(table: readonly MovedAddress[]) {
  const rules = table.map(ruleOf).sort((a, b) => b.query.length - a.query.length);
  const patterns = rules.filter(({ exact }) => exact === null);
  const byPath = new Map<string, Rule[]>();
  for (const rule of rules) {
    if (rule.exact !== null) byPath.set(rule.exact, [...(byPath.get(rule.exact) ?? []), rule]);
  }

  return (pathname: string, query: string): string | null => {
    const path = decodedPart(pathname);
    const asked = new Map<string, string>();
    for (const [name, value] of new URLSearchParams(query)) {
      if (!asked.has(name.toLowerCase())) asked.set(name.toLowerCase(), value);
    }
    for (const rule of [...(byPath.get(path.toLowerCase()) ?? []), ...patterns]) {
      const ofPath = rule.path.exec(path);
      const ofQuery = ofPath && matchQuery(rule, asked);
      if (ofQuery) return fill(rule, { ...ofPath.groups, ...ofQuery }, query);
    }
    return null;
  };
}

/** The new address of a moved address of this site; `null` if it has not moved. */
export const findMoved = createMovedFinder([...movedAddresses, ...oldAnchorRows, ...oldListRows]);
