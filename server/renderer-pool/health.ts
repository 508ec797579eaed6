/** Ends a renderer that no longer works, so that another one takes its place. */
import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';

import { log } from '@/lib/tools/log';
import { INTERNAL } from '@/lib/tools/renderer-protocol';

import type { Pace } from './pace';

/**
 * Ends a renderer that says nothing for too long, on a busy machine as long as for a young one. It
 * counts looks and not time, which goes on while the whole machine is suspended.
 * @returns called with each sign of life
 */
export function endWhenSilent(child: ChildProcess, number: number, pace: Pace) {
  const { lookEvery, looksMost, youngFor, looksMostYoung, isBusy } = pace;
  const startedAt = performance.now();
  // It is silent while its program is loaded.
  let looks = -Infinity;
  const timer = setInterval(() => {
    looks += 1;
    if (looks < (isBusy() ? looksMostYoung : looksMost)) return;
    log.error({ renderer: number }, 'a renderer hangs; it is ended');
    child.kill('SIGKILL');
  }, lookEvery).unref();
  child.once('exit', () => clearInterval(timer));
  return (): void => {
    const isYoung = performance.now() - startedAt < youngFor;
    looks = isYoung ? looksMost - looksMostYoung : 0;
  };
}

/**
 * Asks for the readiness over a new connection, as a visitor's request may have to.
 * @returns `refused` where nothing listens, `late` where no answer comes in time
 */
const answerOf = (socketPath: string, ms: number): Promise<'answered' | 'refused' | 'late'> =>
  new Promise((resolve) => {
    const asked = request(
      {
        socketPath,
        path: INTERNAL.readiness,
        agent: false,
        timeout: ms,
        headers: { host: 'localhost' },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve('answered'));
        response.once('error', () => resolve('refused'));
      },
    );
    asked.once('timeout', () => {
      resolve('late');
      asked.destroy();
    });
    asked.once('error', () => resolve('refused'));
    asked.end();
  });

interface Asked {
  readonly number: number;
  readonly socketPath: string;
  readonly pace: Pace;
  /** When it last answered a request of a visitor, by `performance.now()`. */
  readonly answeredAt: () => number;
}

/**
 * Ends a renderer that gives signs of life but answers no new connection: its socket is gone, or its
 * handler hangs. While it is young it loads pages, and may be late; so may one that answers visitors
 * meanwhile, which is busy. On a busy machine it may be late more often.
 */
export function endWhenDeaf(
  child: ChildProcess,
  { number, socketPath, pace, answeredAt }: Asked,
): void {
  const { askEvery, unansweredMost, unansweredMostBusy, youngFor, isBusy } = pace;
  const readyAt = performance.now();
  let unanswered = 0;
  const ask = async (): Promise<void> => {
    const askedAt = performance.now();
    const answer = await answerOf(socketPath, askEvery);
    const isWorking = askedAt - readyAt < youngFor || answeredAt() >= askedAt;
    const isForgiven = answer === 'late' && isWorking;
    unanswered = answer === 'answered' || isForgiven ? 0 : unanswered + 1;
    const isLate = answer === 'late' && isBusy();
    if (unanswered < (isLate ? unansweredMostBusy : unansweredMost)) return;
    log.error({ renderer: number }, 'a renderer answers no new connection; it is ended');
    child.kill('SIGKILL');
  };
  const timer = setInterval(() => void ask(), askEvery).unref();
  child.once('exit', () => clearInterval(timer));
}
