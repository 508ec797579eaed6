/** Visitors of a site behind a proxy, each with an address. */
import { get } from 'node:http';

import { BROWSER_ENCODING } from '@/tests/support/weigh';

import { percentile } from './stats';

let asked = 0;
/** A search that nobody has made. */
export const newSearch = (): string => `/search?q=${(asked += 1)}%20bank`;
/** A visitor of a network of his own. */
export function newVisitor(): string {
  asked += 1;
  return `${30 + ((asked >> 16) & 63)}.${asked & 255}.${(asked >> 8) & 255}.7`;
}

export interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** Asks on a connection of its own, as a visitor behind the proxy. */
export function ask(url: string, visitor: string): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': BROWSER_ENCODING, 'x-forwarded-for': visitor };
    get(url, { agent: false, headers }, (response) => {
      response.resume().on('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      });
    }).on('error', reject);
  });
}

/** Repeats a task with a fixed concurrency until it is stopped. */
export function repeat(times: number, work: () => Promise<unknown>): () => Promise<void> {
  let isStopped = false;
  const loops = Array.from({ length: times }, async () => {
    while (!isStopped) await work();
  });
  return async () => {
    isStopped = true;
    await Promise.all(loops);
  };
}

/** The time in ms that this share of all answers took at most. */
export const p = (answers: readonly Answer[], share: number): number =>
  percentile(
    answers.map(({ ms }) => ms),
    share,
  );
