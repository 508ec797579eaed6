import { INTERNAL, type Readiness } from '@/lib/tools/renderer-protocol';

import type { Renderer } from '../renderer-pool/renderer';
import { internalRequest } from '../renderer-pool/renderers';

/** Ms between becoming unready and the end of listening, so that load balancers notice. */
const DRAIN_MS = 5_000;
/** Ms after the last readiness check for which a load balancer is assumed to be there. */
const WATCHED_MS = 60_000;

/** Ms that a readiness check may take, and for which its result counts. */
const CHECK_MS = 1_000;

type Stage = 'starting' | 'ready' | 'stopping';
/** @returns whether all is well, or what is wrong; a rejection or a delay means that it is not */
type Check = () => boolean | Promise<boolean | Readiness>;

let stage: Stage = 'starting';
let lastCheck = Number.NEGATIVE_INFINITY;

export const isStopping = (): boolean => stage === 'stopping';

const checks = new Map<string, Check>();
let latest: { readonly at: number; readonly found: Promise<Readiness> } | null = null;

/** Adds a condition of readiness. @param fault what is said when it is not met */
export function addReadinessCheck(fault: string, check: Check): void {
  checks.set(fault, check);
}

/** Several answers as one, each line once. */
const joined = (all: readonly Readiness[]): Readiness => ({
  faults: [...new Set(all.flatMap(({ faults }) => faults))],
  warnings: [...new Set(all.flatMap(({ warnings }) => warnings))],
});

/** Ms that one renderer may take, so that another one's answer counts in time. */
const ASK_MS = 800;

/** What the renderers say of their readiness; `false` where none says anything. */
export async function askReadiness(
  renderers: readonly Pick<Renderer, 'ask' | 'isUp'>[],
): Promise<Readiness | false> {
  const answers = await Promise.all(
    renderers
      .filter((one) => one.isUp())
      .map(async ({ ask }) => {
        const asked = ask.whole(internalRequest(INTERNAL.readiness), AbortSignal.timeout(ASK_MS));
        const answer = await asked.catch(() => null);
        return answer ? [JSON.parse(answer.body.toString()) as Readiness] : [];
      }),
  );
  const given = answers.flat();
  return given.length > 0 && joined(given);
}

async function findReadiness(): Promise<Readiness> {
  const results = await Promise.all(
    [...checks].map(async ([fault, check]) => {
      const late = new Promise<boolean>((resolve) => {
        setTimeout(resolve, CHECK_MS, false).unref();
      });
      const passed = (async () => check())().catch(() => false);
      const result = await Promise.race([passed, late]);
      if (typeof result !== 'boolean') return result;
      return { faults: result ? [] : [fault], warnings: [] };
    }),
  );
  return joined(results);
}

/**
 * What a readiness check says: `ready` or why not, and a line for each warning. It does not depend on
 * the provider.
 */
export async function checkReadiness(): Promise<{
  readonly isReady: boolean;
  readonly text: string;
}> {
  lastCheck = performance.now();
  if (stage !== 'ready') return { isReady: false, text: stage };
  if (!latest || lastCheck - latest.at > CHECK_MS) {
    latest = { at: lastCheck, found: findReadiness() };
  }
  const { faults, warnings } = await latest.found;
  // It may have begun to stop meanwhile.
  if (isStopping()) return { isReady: false, text: stage };
  const isReady = faults.length === 0;
  const lines = [...(isReady ? ['ready'] : faults), ...warnings.map((one) => `warning: ${one}`)];
  return { isReady, text: lines.join('\n') };
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
