import { CALLS, type CallName, type Parameters } from '@/lib/provider/calls';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';

/** The path between each client's base URL and a call's own path. */
const PREFIXES = { markets: '/api/web/', feed: '/api/', ipo: '/api/', content: '/' } as const;

interface Pattern {
  readonly name: CallName;
  readonly path: RegExp;
  /** The parameters of the path, in their order. */
  readonly parts: readonly string[];
  /** The parameters of the query by their names there; blank ones may be missing. */
  readonly query: readonly (readonly [name: string, parameter: string])[];
  /** What is the same in each query of the call. */
  readonly fixed: readonly (readonly [name: string, value: string])[];
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Everything of a call's path but its query. */
const beforeQuery = (name: CallName): string => CALLS[name].path.split('?')[0] ?? '';

const PATTERNS: readonly Pattern[] = (Object.keys(CALLS) as CallName[])
  .map((name) => {
    const path = beforeQuery(name);
    const filled = escaped(path).replace(/\{(\w+)\}/g, '([^/]*)');
    const query = [...new URLSearchParams(CALLS[name].path.slice(path.length))];
    const parameterOf = (value: string) => /^\{(\w+)\}$/.exec(value)?.[1];
    return {
      name,
      path: new RegExp(`^${escaped(PREFIXES[CALLS[name].client])}${filled}$`),
      parts: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter),
      query: query.flatMap(([key, value]) => {
        const parameter = parameterOf(value);
        return parameter === undefined ? [] : [[key, parameter] as const];
      }),
      fixed: query.filter(([, value]) => parameterOf(value) === undefined),
    };
  })
  // Of two calls with one path, the one whose query says more is asked first.
  .sort((a, b) => b.fixed.length - a.fixed.length);

interface Match {
  readonly name: CallName;
  readonly parameters: Readonly<Record<string, string>>;
}

function match(address: string): Match | null {
  const { pathname, searchParams } = new URL(address, 'http://provider');
  for (const { name, path, parts, query, fixed } of PATTERNS) {
    const found = path.exec(pathname);
    if (!found || fixed.some(([key, value]) => searchParams.get(key) !== value)) continue;
    const values = [
      ...parts.map((part, at) => [part, decodeURIComponent(found[at + 1] ?? '')] as const),
      ...query.map(([key, parameter]) => [parameter, searchParams.get(key) ?? ''] as const),
    ];
    return { name, parameters: Object.fromEntries(values) };
  }
  return null;
}

/** Where the addresses of each call begin. */
export const CALL_PREFIXES: ReadonlyMap<CallName, string> = new Map(
  PATTERNS.map(({ name }) => [
    name,
    PREFIXES[CALLS[name].client] + (beforeQuery(name).split('{')[0] ?? ''),
  ]),
);

/** The call that an address belongs to. */
export const callOf = (address: string): CallName | null => match(address)?.name ?? null;

/** Answers every call with the sample data. @returns `undefined` for an unknown address */
export function sampleAnswers(address: string): unknown {
  const found = match(address);
  if (!found) return undefined;
  const { name, parameters } = found;
  return sampleAnswer(name, parameters as Parameters<typeof name>)?.data ?? undefined;
}

/** The variables that make the site use one provider for everything. */
export const baseUrls = (origin: string): Record<string, string> => ({
  MARKETS_BASE_URL: origin,
  FEED_BASE_URL: origin,
  IPO_BASE_URL: origin,
  CONTENT_BASE_URL: origin,
  ASSETS_BASE_URL: origin,
});
