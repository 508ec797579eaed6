import { load } from '../../lib/provider/load';

/** Ms after which the first attempt at data counts as made, whatever became of it. */
const FIRST_ATTEMPT_MS = 6_000;
/** Ms between being unready and the end of listening, for a balancer that looks every few seconds. */
const DRAIN_MS = 5_000;
/** Who was asked longer ago than this in ms is no longer watched. */
const WATCHED_MS = 60_000;

type Stage = 'starting' | 'ready' | 'stopping';

let stage: Stage = 'starting';
let lastCheck = Number.NEGATIVE_INFINITY;

export const isStopping = (): boolean => stage === 'stopping';

/** Whether requests are to be sent here; a provider that is down changes nothing about it. */
export function checkStage(): Stage {
  lastCheck = performance.now();
  return stage;
}

/** Ready once the lists that addresses are judged by were asked for, so that nobody waits first. */
export async function becomeReady(): Promise<void> {
  const attempts = Promise.allSettled([load('companies', {}), load('menu', {})]);
  const patience = new Promise((resolve) => setTimeout(resolve, FIRST_ATTEMPT_MS).unref());
  await Promise.race([attempts, patience]);
  if (stage === 'starting') stage = 'ready';
}

/** Ms to keep answering after `stop`: where nobody looks, nobody has to be told. */
export function beginStop(): number {
  stage = 'stopping';
  return performance.now() - lastCheck < WATCHED_MS ? DRAIN_MS : 0;
}
