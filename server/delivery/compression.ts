import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Encoding } from './encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes below which compression saves less than its headers cost. */
export const LEAST_BYTES = 860;

/**
 * How hard to try. Measured on a home page of 594 kB: quality 5 makes 53.8 kB in 12 ms, 10 makes
 * 46.6 kB in 360 ms, 11 makes 45.4 kB in 1,550 ms. So the first answer takes 5 and is replaced
 * behind by 10; 11 is for what never changes.
 */
export const EFFORT = { answer: 5, page: 10, forEver: 11 } as const;

/** Compresses in the thread pool. @param effort brotli's quality; gzip has one that suits all */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: number = EFFORT.answer,
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

interface Job {
  readonly body: Buffer;
  readonly effort: number;
  done(packed: Buffer): void;
}

/** Bodies that wait for a better compression; what comes when it is full goes without. */
const MOST_WAITING = 16;
const waiting: Job[] = [];
let isWorking = false;

async function work(): Promise<void> {
  isWorking = true;
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    await compress(job.body, 'br', job.effort).then(job.done, () => undefined);
  }
  isWorking = false;
}

/** Compresses better, behind the answers and one body at a time. */
export function compressBehind(body: Buffer, effort: number, done: Job['done']): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push({ body, effort, done });
  if (!isWorking) void work();
}
