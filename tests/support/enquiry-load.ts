import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Receiver, Treatment } from './enquiry-receiver';

/** A process that receives enquiries and can be killed and restarted at the same address. */
export interface Instance {
  readonly origin: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Storm {
  readonly enquiries: number;
  readonly kills: number;
  /** Range of the random time between a start and the next kill, in ms. */
  readonly lifetimeMs: readonly [least: number, most: number];
  readonly instances: readonly Instance[];
  /** Withdraws every so many-th enquiry as soon as it is acknowledged; default: none. */
  readonly withdrawEvery?: number;
}

export interface Outcome {
  /** The sent texts by their acknowledged references. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Number of posts without an answer, because their process was killed or down. */
  readonly unanswered: number;
  /** Number of answers other than an acknowledgement. */
  readonly refused: number;
  readonly kills: number;
  /** When each withdrawal was confirmed, by the monotonic clock in ms. */
  readonly withdrawn: ReadonlyMap<string, number>;
  /** References whose withdrawal was tried and never confirmed: it may have been made or not. */
  readonly unconfirmed: ReadonlySet<string>;
}

/** Number of concurrent senders. */
const AT_ONCE = 12;
/** An enquiry that is not acknowledged within this many ms fails the test. */
const ACKNOWLEDGE_WITHIN_MS = 180_000;

const between = ([least, most]: readonly [number, number]): number =>
  least + Math.random() * (most - least);

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Fails half of the attempts, in typical ways. */
export function failingHalf(): Treatment {
  if (Math.random() < 0.5) return 200;
  return pick<Treatment>([500, 503, 429, 400, 'cut', 'taken, then cut']);
}

/** Fails half of the first three attempts, then none. */
export const failingHalfAtFirst = (_key: string, tries: number): Treatment =>
  tries > 3 ? 200 : failingHalf();

/** A form that was sent before keeps its reference, so that each storm has texts of its own. */
const textOf = (storm: string, number: number): string =>
  `This is enquiry number ${number} of the storm ${storm}.`;

async function post(origin: string, message: string): Promise<string | number | null> {
  try {
    const response = await fetch(`${origin}/api/enquiries/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        email: 'asha@example.in',
        desk: 'Research',
        message,
        consent: 'yes',
      }),
      signal: AbortSignal.timeout(60_000),
    });
    const { reference } = (await response.json()) as { reference?: string };
    return response.status === 201 && reference ? reference : response.status;
  } catch {
    return null;
  }
}

/** Attempts at a withdrawal, as many as the site permits for a reference in an hour. */
const WITHDRAW_ATTEMPTS = 5;

/** Withdraws an enquiry while processes are killed. @returns when it was confirmed; `null` if never */
async function withdraw(instances: readonly Instance[], reference: string): Promise<number | null> {
  for (let attempt = 0; attempt < WITHDRAW_ATTEMPTS; attempt += 1) {
    const status = await fetch(`${pick(instances).origin}/api/enquiries/withdrawal`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ reference, contact: 'asha@example.in' }),
      signal: AbortSignal.timeout(60_000),
    }).then(
      (response) => response.status,
      () => null,
    );
    if (status === 201) return performance.now();
    await wait(500);
  }
  return null;
}

/**
 * Sends enquiries, each until it is acknowledged, while processes are killed with SIGKILL and
 * started again.
 */
export async function raise(storm: Storm): Promise<Outcome> {
  const { enquiries, kills, lifetimeMs, instances, withdrawEvery } = storm;
  const withdrawn = new Map<string, number>();
  const unconfirmed = new Set<string>();
  const acknowledged = new Map<string, string>();
  let unanswered = 0;
  let refused = 0;
  let next = 0;
  let killed = 0;
  const id = randomUUID();
  const send = async () => {
    while (next < enquiries) {
      const text = textOf(id, (next += 1));
      const deadline = Date.now() + ACKNOWLEDGE_WITHIN_MS;
      for (;;) {
        if (Date.now() > deadline) throw new Error(`nobody acknowledges: ${text}`);
        const answered = await post(pick(instances).origin, text);
        if (typeof answered === 'string') {
          acknowledged.set(answered, text);
          if (withdrawEvery && acknowledged.size % withdrawEvery === 0) {
            const at = await withdraw(instances, answered);
            if (at === null) unconfirmed.add(answered);
            else withdrawn.set(answered, at);
          }
          break;
        }
        if (answered === null) unanswered += 1;
        else refused += 1;
        await wait(20);
      }
    }
  };
  const kill = async () => {
    while (killed < kills) {
      await wait(between(lifetimeMs));
      const instance = pick(instances);
      await instance.kill();
      killed += 1;
      await instance.start();
    }
  };
  await Promise.all([kill(), ...Array.from({ length: AT_ONCE }, send)]);
  return { acknowledged, unanswered, refused, kills: killed, withdrawn, unconfirmed };
}

/** Waits until every reference has arrived. @returns those missing after the timeout */
export async function missingAfter(
  receiver: Receiver,
  references: Iterable<string>,
  timeoutMs: number,
): Promise<string[]> {
  const wanted = [...references];
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const missing = wanted.filter((reference) => !receiver.taken.has(reference));
    if (missing.length === 0 || Date.now() > deadline) return missing;
    await wait(100);
  }
}

/** Errors of received deliveries: changed text, missing signature, wrong key. */
export function faultsIn(receiver: Receiver, { acknowledged }: Outcome): string[] {
  return [...receiver.taken.values()].flatMap(({ key, body, isSigned }) => {
    const record = JSON.parse(body) as { reference: string; fields?: { message: string } };
    if (!record.fields) {
      const isOwn = isSigned && key === `${record.reference} withdrawn`;
      return isOwn ? [] : [`${key} is no withdrawal of ${record.reference}`];
    }
    const sent = acknowledged.get(key);
    return [
      ...(isSigned ? [] : [`${key} is not signed`]),
      ...(record.reference === key ? [] : [`${key} carries ${record.reference}`]),
      ...(sent === undefined || record.fields.message === sent ? [] : [`${key} has another text`]),
    ];
  });
}

/**
 * What is wrong with the withdrawals of a run: an attempt at an enquiry that arrived after its
 * withdrawal was confirmed, or a receiver that has one and was not told of it last.
 */
export function withdrawalFaultsIn({ all, taken }: Receiver, { withdrawn }: Outcome): string[] {
  return [...withdrawn].flatMap(([reference, confirmedAt]) => {
    const late = all.filter(({ key, at }) => key === reference && at > confirmedAt);
    const [enquiry, told] = [taken.get(reference), taken.get(`${reference} withdrawn`)];
    return [
      ...(late.length > 0 ? [`${reference} was sent ${late.length} times after it`] : []),
      ...(enquiry && (!told || told.at < enquiry.at) ? [`${reference}: nobody was told`] : []),
    ];
  });
}

/** The figures of a run on one line. */
export function figuresOf(name: string, outcome: Outcome, receiver: Receiver): string {
  const tries = [...receiver.tries.values()].reduce((sum, number) => sum + number, 0);
  const stray = [...receiver.taken.keys()].filter((key) => !outcome.acknowledged.has(key)).length;
  return `${name}: ${outcome.acknowledged.size} acknowledged, ${outcome.kills} kills, ${outcome.unanswered} posts unanswered, ${outcome.refused} refused; ${receiver.taken.size} arrived in ${tries} tries (${receiver.repeats()} repeats dropped by key, ${stray} stored but not acknowledged)`;
}
