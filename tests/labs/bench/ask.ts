import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Server } from './servers';

/** Asks for an address as a browser does. */
export async function ask(address: string): Promise<{ ms: number; status: number; text: string }> {
  const before = performance.now();
  const response = await fetch(address, { headers: { 'accept-encoding': BROWSER_ENCODING } });
  const text = await response.text();
  return { ms: performance.now() - before, status: response.status, text };
}

/**
 * The times of pages asked for one after the other, in ms, without the first one, which loads the
 * route's code. @throws where one is not answered with 200
 */
export async function timesOf(site: Server, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of paths) {
    const { ms, status } = await ask(site.origin + address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
    times.push(ms);
  }
  return times.slice(1);
}
