import { CALLS, type CallName, type Parameters } from '@/lib/provider/calls';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';

/** The path between each client's base URL and a call's own path. */
const PREFIXES = { markets: '/api/web/', feed: '/api/', ipo: '/api/', content: '/' } as const;

interface Pattern {
  readonly name: CallName;
  readonly prefix: string;
  readonly path: RegExp;
  readonly parameters: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

const PATTERNS: readonly Pattern[] = (Object.keys(CALLS) as CallName[]).map((name) => {
  const { client, path } = CALLS[name];
  const [fixed = ''] = path.split('{');
  const filled = escaped(path).replace(/\{(\w+)\}/g, '([^/&?]*)');
  return {
    name,
    prefix: PREFIXES[client] + fixed,
    path: new RegExp(`^${escaped(PREFIXES[client])}${filled}$`),
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter),
  };
});

/** Where the addresses of each call begin. */
export const CALL_PREFIXES: ReadonlyMap<CallName, string> = new Map(
  PATTERNS.map(({ name, prefix }) => [name, prefix]),
);

/** The call that an address belongs to. */
export const callOf = (path: string): CallName | null =>
  PATTERNS.find((pattern) => pattern.path.test(path))?.name ?? null;

/** Answers every call with the sample data. @returns `undefined` for an unknown address */
export function sampleAnswers(path: string): unknown {
  for (const { name, path: pattern, parameters } of PATTERNS) {
    const found = pattern.exec(path);
    if (!found) continue;
    const values = Object.fromEntries(
      parameters.map((parameter, at) => [parameter, decodeURIComponent(found[at + 1] ?? '')]),
    );
    return sampleAnswer(name, values as Parameters<typeof name>)?.data ?? undefined;
  }
  return undefined;
}

/** The variables that make the site use one provider for everything. */
export const baseUrls = (origin: string): Record<string, string> => ({
  MARKETS_BASE_URL: origin,
  FEED_BASE_URL: origin,
  IPO_BASE_URL: origin,
  CONTENT_BASE_URL: origin,
  ASSETS_BASE_URL: origin,
});
