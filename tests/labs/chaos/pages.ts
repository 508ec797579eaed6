import { Agent } from 'node:http';

import type { CallName } from '@/lib/provider/calls';
import { pages } from '@/lib/pages';
import { EXAMPLES } from '@/tests/support/example-pages';
import type { Site } from '@/tests/support/site';

import { callOf } from '../provider-answers';

import { visit } from './visits';
import type { Provider } from './world';

/** What a burst of visitors asks for. */
export const POPULAR = [
  '/',
  EXAMPLES.company,
  '/equity',
  '/search?q=bank',
  '/invest-in-stocks',
  '/companies',
];

const OTHERS = [
  EXAMPLES.company,
  '/equity?list=Loss',
  EXAMPLES.menuCategory,
  '/research/newsletters',
  EXAMPLES.article,
  EXAMPLES.video,
  EXAMPLES.index,
  EXAMPLES.optionChain,
  EXAMPLES.fund,
  '/what-if?kind=share&of=RELIANCE&amount=10000&from=2026-01-05',
];

/** Those of them that are rendered once for everyone. */
export const STORED = POPULAR.filter((path) => !path.includes('?'));

export interface UsedCall {
  readonly call: CallName;
  /** A page that shows what the call gives. */
  readonly page: string;
}

/**
 * Walks the site once and finds for each call a page that needs it: the first that has it made.
 */
export async function findCalls(site: Site, provider: Provider): Promise<UsedCall[]> {
  const agent = new Agent({ keepAlive: true });
  const found = new Map<CallName, string>();
  let seen = 0;
  for (const page of ['/', ...pages.map(({ path }) => path), ...OTHERS]) {
    await visit(site.origin, page, agent);
    const calls = await provider.calls();
    for (const path of calls.slice(seen)) {
      const call = callOf(path);
      if (call && !found.has(call)) found.set(call, page);
    }
    seen = calls.length;
  }
  agent.destroy();
  return [...found].map(([call, page]) => ({ call, page }));
}
