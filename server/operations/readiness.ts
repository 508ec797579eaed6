/** Ms between becoming unready and the end of listening, so that load balancers notice. */
const DRAIN_MS = 5_000;
/** Ms after the last readiness check for which a load balancer is assumed to be there. */
const WATCHED_MS = 60_000;

/** Ms that a readiness check may take, and for which its result counts. */
const CHECK_MS = 1_000;

type Stage = 'starting' | 'ready' | 'stopping';
/** @returns whether all is well, or the faults in words; a rejection or a delay means that it is not */
type Check = () => boolean | Promise<boolean | readonly string[]>;

let stage: Stage = 'starting';
let lastCheck = Number.NEGATIVE_INFINITY;

export const isStopping = (): boolean => stage === 'stopping';

const checks = new Map<string, Check>();
let faults: { readonly at: number; readonly found: Promise<readonly string[]> } | null = null;

/** Adds a condition of readiness. @param fault what is said when it is not met */
export function addReadinessCheck(fault: string, check: Check): void {
  checks.set(fault, check);
}

async function findFaults(): Promise<readonly string[]> {
  const results = await Promise.all(
    [...checks].map(async ([fault, check]) => {
      const late = new Promise<boolean>((resolve) => {
        setTimeout(resolve, CHECK_MS, false).unref();
      });
      const passed = (async () => check())().catch(() => false);
      const result = await Promise.race([passed, late]);
      if (typeof result !== 'boolean') return result;
      return result ? [] : [fault];
    }),
  );
  return results.flat();
}

/** What a readiness check says: `ready`, or why not. It does not depend on the provider. */
export async function checkReadiness(): Promise<string> {
  lastCheck = performance.now();
  if (stage !== 'ready') return stage;
  if (!faults || lastCheck - faults.at > CHECK_MS) faults = { at: lastCheck, found: findFaults() };
  const [fault] = await faults.found;
  // It may have begun to stop meanwhile.
  return stage === 'ready' && fault !== undefined ? fault : stage;
}

/** Becomes ready, unless it has begun to stop meanwhile. */
export function becomeReady(): void {
  if (stage === 'starting') stage = 'ready';
}

/** Begins to stop. @returns ms to go on listening; 0 where no load balancer checks readiness */
export function beginStop(): number {
  stage = 'stopping';
  return performance.now() - lastCheck < WATCHED_MS ? DRAIN_MS : 0;
}
