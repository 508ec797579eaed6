import { env } from '@/lib/tools/env';
import { log } from '@/lib/tools/log';
import { singleton } from '@/lib/tools/singleton';

import { eraseExpired, NotSavedError } from './erasure';
import { enquiryWriteFailed } from './proof';
import { enquiryStore, service } from './service';
import type { Claim, EnquiryStore, Pace } from './store';
import { type Receiver, sendToWebhook } from './webhook';

/** Concurrent deliveries. */
const CONCURRENCY = 8;

interface Worker {
  isStopped: boolean;
  /** Ends the current wait. */
  wake: () => void;
  readonly ended: Promise<void>;
}

/** Waits for some time, or until the worker is woken. */
function waiting(worker: Worker, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    timer.unref();
    worker.wake = () => {
      clearTimeout(timer);
      resolve();
    };
    if (worker.isStopped) worker.wake();
  });
}

async function deliver(store: EnquiryStore, claim: Claim, receiver: Receiver): Promise<void> {
  const { reference, kind, isWithdrawal } = claim;
  // After the lease, so that nothing is sent that was withdrawn while it waited.
  if (!(await store.maySend(claim))) {
    log.info({ reference, kind }, 'an enquiry is not delivered: it was withdrawn');
    return;
  }
  const outcome = await sendToWebhook(claim, receiver);
  if (outcome.isAccepted) {
    await store.delivered(claim);
    log.info(
      { reference, kind },
      isWithdrawal ? 'a withdrawal was delivered' : 'an enquiry was delivered',
    );
    return;
  }
  await store.failed(claim);
  const fault = { reference, kind, failures: claim.failures + 1, why: outcome.why };
  if (isWithdrawal) log.warn(fault, 'the webhook did not take a withdrawal; it is tried again');
  else log.warn(fault, 'the webhook did not take an enquiry; it is tried again');
}

/** Delivers until nothing is due. An error of the store leaves a lease that runs out. */
async function drain(worker: Worker, receiver: Receiver): Promise<void> {
  const store = await enquiryStore();
  while (!worker.isStopped) {
    const claims = await store.claim(CONCURRENCY);
    if (claims.length === 0) return;
    await Promise.all(claims.map((claim) => deliver(store, claim, receiver)));
  }
}

async function purge(): Promise<void> {
  const purged = await eraseExpired(await enquiryStore()).catch((error: Error) => {
    if (!(error instanceof NotSavedError)) throw error;
    const why = error.message;
    log.error({ why }, 'enquiries that nobody was handed can’t be saved, and are not erased');
    return null;
  });
  if (!purged) return;
  const { delivered, undelivered, withdrawn } = purged;
  const number = delivered + withdrawn;
  if (number > 0) log.info({ number }, 'enquiries past their retention are erased');
  if (undelivered > 0) {
    log.error(
      { number: undelivered },
      'enquiries that nobody was ever handed are erased; DATA_DIR/undelivered has them',
    );
  }
}

async function run(worker: Worker, pace: Pace): Promise<void> {
  const { webhookUrl, webhookSecret } = env().enquiries;
  const receiver = webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : null;
  let purgeDue = 0;
  let isDown = false;
  while (!worker.isStopped) {
    let wake = false;
    // An enquiry that comes while the worker is busy does not wait for the next poll.
    worker.wake = () => {
      wake = true;
    };
    try {
      if (performance.now() >= purgeDue) {
        purgeDue = performance.now() + pace.upkeepMs;
        await purge();
      }
      if (receiver) await drain(worker, receiver);
      if (isDown) log.info('the store of enquiries is back');
      isDown = false;
    } catch (error) {
      enquiryWriteFailed(error);
      const why = error instanceof Error ? error.message : 'unknown';
      // Once, and not at each poll: an outage of an hour is one line.
      if (!isDown) log.error({ why }, 'enquiries can’t be delivered; the store has a problem');
      isDown = true;
    }
    if (!wake) await waiting(worker, receiver ? pace.pollMs : pace.upkeepMs);
  }
}

const workers = () =>
  singleton<{ current: Worker | null }>('enquiry-worker', () => ({ current: null }));

/** Starts the process's one delivery worker; a second call changes nothing. */
export function startDelivery(pace: Pace = service().pace): void {
  if (workers().current) return;
  service().pace = pace;
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const worker: Worker = { isStopped: false, wake: () => undefined, ended };
  workers().current = worker;
  service().wake = () => worker.wake();
  void run(worker, pace).finally(finish);
}

/** Waits for active deliveries, starts no more, and closes the store. */
export async function stopDelivery(): Promise<void> {
  const worker = workers().current;
  if (worker) {
    worker.isStopped = true;
    worker.wake();
    await worker.ended;
    workers().current = null;
  }
  const { store } = service();
  service().store = null;
  await store?.then((open) => open.close()).catch(() => undefined);
}
