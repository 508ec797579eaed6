import autocannon from 'autocannon';

import { BROWSER_ENCODING } from '@/tests/support/weigh';

import type { Bench } from './context';
import { median } from './stats';

export interface Target {
  readonly name: string;
  readonly url: string;
  /** Whether requests accept compressed responses, as a browser's do. */
  readonly isCompressed: boolean;
}

export interface Load {
  /** Requests per second, the median of the rounds. */
  readonly rate: number;
  /** Failed connections and responses other than 2xx, of all rounds. */
  readonly errors: number;
  /** The 99th percentile of response times in ms, the median of the rounds. */
  readonly p99: number;
}

async function round({ url, isCompressed }: Target, connections: number, seconds: number) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: isCompressed
      ? { accept: 'text/html', 'accept-encoding': BROWSER_ENCODING }
      : { accept: 'text/html' },
  });
  return {
    rate: result.requests.total / result.duration,
    errors: result.errors + result.timeouts + result.non2xx,
    p99: result.latency.p99,
  };
}

/**
 * Puts load on several servers in short alternating rounds, so that other work on the machine slows
 * all of them alike. A first round warms up and is not counted.
 */
export async function compare(
  targets: readonly Target[],
  connections: number,
  { rounds, seconds }: Pick<Bench, 'rounds' | 'seconds'>,
): Promise<ReadonlyMap<string, Load>> {
  const results = new Map(
    targets.map(({ name }) => [name, [] as Awaited<ReturnType<typeof round>>[]]),
  );
  for (const target of targets) await round(target, connections, Math.min(2, seconds));
  for (let at = 0; at < rounds; at += 1) {
    // Each round begins with another server, so that none always follows the same one.
    const order = targets.map((_, index) => targets[(index + at) % targets.length] ?? targets[0]);
    for (const target of order) {
      if (target) results.get(target.name)?.push(await round(target, connections, seconds));
    }
  }
  return new Map(
    [...results].map(([name, all]) => [
      name,
      {
        rate: median(all.map(({ rate }) => rate)),
        errors: all.reduce((sum, { errors }) => sum + errors, 0),
        p99: median(all.map(({ p99 }) => p99)),
      },
    ]),
  );
}
