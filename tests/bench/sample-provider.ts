import { CALLS, type CallName } from '../../lib/provider/calls';
import { sampleAnswer } from '../../lib/provider/embedded/sample/answers';
import { startProvider, type TestProvider } from '../support/provider/server';

/** What each client puts before a call's path. */
const PREFIXES = { markets: '/api/web/', feed: '/api/', ipo: '/api/', content: '/' } as const;

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

const PATTERNS = (Object.keys(CALLS) as CallName[]).map((name) => {
  const { client, path } = CALLS[name];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');
  const source = escaped(PREFIXES[client] + path).replace(/\{\w+\}/g, '([^/?&]+)');
  return { name, names, pattern: new RegExp(`^${source}$`) };
});

/** The sample data by the addresses of the provider's calls. */
async function answerTo(address: string): Promise<unknown> {
  for (const { name, names, pattern } of PATTERNS) {
    const found = pattern.exec(address);
    if (!found) continue;
    const parameters = Object.fromEntries(
      names.map((key, at) => [key, decodeURIComponent(found[at + 1] ?? '')]),
    );
    return (await sampleAnswer(name, parameters as Parameters<typeof sampleAnswer>[1]))?.data;
  }
  return undefined;
}

/** A provider of this process that answers every call with the sample data, and counts. */
export const startSampleProvider = (): Promise<TestProvider> =>
  startProvider({ answers: answerTo });

/** What makes the site call it. */
export const basesOf = ({ origin }: TestProvider): Record<string, string> => ({
  MARKETS_BASE_URL: origin,
  FEED_BASE_URL: origin,
  IPO_BASE_URL: origin,
  CONTENT_BASE_URL: origin,
  ASSETS_BASE_URL: origin,
});
