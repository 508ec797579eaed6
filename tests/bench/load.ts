import autocannon from 'autocannon';

import { BROWSER_ENCODING, type Bench } from './context';
import { median } from './stats';

export interface Target {
  readonly name: string;
  readonly url: string;
  /** Whether it is asked as by a browser that takes compressed answers; else plain. */
  readonly isCompressed: boolean;
}

export interface Load {
  /** Requests per second, the median of the rounds. */
  readonly rate: number;
  /** Connections that failed, and answers other than 2xx, of all rounds. */
  readonly errors: number;
  /** The 99th percentile of the answer times in ms, the median of the rounds. */
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
 * Puts load on several servers in short turns, so that whatever else the machine does meets them
 * all. The first turn warms up and isn't counted, but for its errors.
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
  for (let turn = 0; turn < rounds; turn += 1) {
    // Each turn begins with another one, so that no server always follows the same other.
    const order = targets.map((_, at) => targets[(at + turn) % targets.length] ?? targets[0]);
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
