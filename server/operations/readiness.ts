import { load } from '../../lib/provider/load';

/** Ms that the first attempt at provider data may take. */
const FIRST_ATTEMPT_MS = 6_000;
/** Ms between becoming unready and the end of listening, so that load balancers notice. */
const DRAIN_MS = 5_000;
/** Ms after the last readiness check for which a load balancer is assumed to be there. */
const WATCHED_MS = 60_000;

type Stage = 'starting' | 'ready' | 'stopping';

let stage: Stage = 'starting';
let lastCheck = Number.NEGATIVE_INFINITY;

export const isStopping = (): boolean => stage === 'stopping';

/** The stage for a readiness check; it does not depend on the provider. */
export function checkStage(): Stage {
  lastCheck = performance.now();
  return stage;
}

/** Becomes ready once the lists that resolve addresses were requested, so that no visitor waits. */
export async function becomeReady(): Promise<void> {
  const attempts = Promise.allSettled([load('companies', {}), load('menu', {})]);
  const timeout = new Promise((resolve) => setTimeout(resolve, FIRST_ATTEMPT_MS).unref());
  await Promise.race([attempts, timeout]);
  if (stage === 'starting') stage = 'ready';
}

/** Begins to stop. @returns ms to go on listening; 0 where no load balancer checks readiness */
export function beginStop(): number {
  stage = 'stopping';
  return performance.now() - lastCheck < WATCHED_MS ? DRAIN_MS : 0;
}
