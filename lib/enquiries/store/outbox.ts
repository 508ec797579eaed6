import { waitAfter } from '../back-off';
import type { Engine } from './engine';
import type { EnquiryStore, FormKeys, Pace } from './types';
import { clock } from './clock';
import { upkeep } from './upkeep';
import { claimOf, notifyAfterDelivery, withdrawing } from './withdrawing';

/** Writes the one row that is there to be written. @throws where the engine cannot write */
async function proveWrite({ db, moment }: Engine): Promise<void> {
  const proven_at = moment(new Date());
  await db
    .insertInto('site_enquiry_write')
    .values({ id: 1, proven_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ proven_at }))
    .execute();
}

type OutboxPace = Pick<Pace, 'backOff' | 'leaseMs'>;
type Deliveries = Pick<
  EnquiryStore,
  'add' | 'claim' | 'maySend' | 'delivered' | 'failed' | 'pending'
>;

/** The reference under which a form is stored; `null` where it is not. */
async function storedUnder(db: Engine['db'], formKeys: FormKeys): Promise<string | null> {
  const row = await db
    .selectFrom('site_enquiries')
    .select('reference')
    .where('form_key', 'in', formKeys)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/**
 * Leases what is due to this process: enquiries by `due_at`, withdrawals by `tell_at`.
 * @param most how many
 */
const lease = (
  { db, fromNow, locksRows }: Engine,
  due: 'due_at' | 'tell_at',
  leaseMs: number,
  most: number,
) =>
  db
    // Apart from the update, so that the limit and the locks are applied once.
    .with('due', (cte) =>
      cte
        .selectFrom('site_enquiries')
        .select('reference')
        .where(due, '<=', fromNow(0))
        .$if(due === 'due_at', (query) =>
          query.where('delivered_at', 'is', null).where('withdrawn_at', 'is', null),
        )
        .orderBy([due, 'received_at'])
        .limit(most)
        .$if(locksRows, (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('site_enquiries')
    .set(due, fromNow(leaseMs))
    .where('reference', 'in', (query) => query.selectFrom('due').select('due.reference'))
    .returning(['reference', 'kind', 'body', 'failures', 'withdrawn_at'])
    .execute();

/** What takes an enquiry in and sees to its delivery. */
function deliveries(engine: Engine, { backOff, leaseMs }: OutboxPace): Deliveries {
  const { db, moment, fromNow, stamp } = engine;
  const update = () => db.updateTable('site_enquiries');
  return {
    async add(record, formKeys) {
      const former = await storedUnder(db, formKeys);
      if (former !== null) return former;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('site_enquiries')
        .values({
          reference: record.reference,
          kind: record.kind,
          received_at: stamp(moment(new Date(record.receivedAt))),
          body: JSON.stringify(record),
          // Due at once, even if a clock is set back later.
          due_at: moment(new Date(0)),
          form_key: formKeys[0],
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      // Else the same form was stored at this moment, or the reference is in use.
      return numInsertedOrUpdatedRows === 1n ? record.reference : storedUnder(db, formKeys);
    },
    async claim(most) {
      const withdrawals = await lease(engine, 'tell_at', leaseMs, most);
      const enquiries = await lease(engine, 'due_at', leaseMs, most - withdrawals.length);
      return [...withdrawals, ...enquiries].map(claimOf);
    },
    async maySend({ reference, isWithdrawal }) {
      if (isWithdrawal) return true;
      const row = await db
        .selectFrom('site_enquiries')
        .select('reference')
        .where('reference', '=', reference)
        .where('delivered_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async delivered({ reference, isWithdrawal }) {
      const done = isWithdrawal
        ? { tell_at: null }
        : { delivered_at: stamp(fromNow(0)), tell_at: notifyAfterDelivery(engine) };
      await update().set(done).where('reference', '=', reference).execute();
    },
    async failed({ reference, failures, isWithdrawal }) {
      const next = fromNow(waitAfter(failures + 1, backOff, Math.random()));
      const [due, isOpen] = isWithdrawal
        ? (['tell_at', 'is not'] as const)
        : (['due_at', 'is'] as const);
      await update()
        .set('failures', failures + 1)
        .set(due, next)
        .where('reference', '=', reference)
        .where('withdrawn_at', isOpen, null)
        .execute();
    },
    async pending() {
      const { number } = await db
        .selectFrom('site_enquiries')
        .select((query) => query.fn.countAll().as('number'))
        .where('delivered_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(number);
    },
  };
}

/** The store and outbox of enquiries on either engine. */
export const createOutbox = (engine: Engine, pace: OutboxPace): EnquiryStore => ({
  ...deliveries(engine, pace),
  ...withdrawing(engine, pace),
  ...upkeep(engine),
  ...clock(engine),
  proveWrite: () => proveWrite(engine),
  isPresent: engine.isPresent,
  async close() {
    await engine.checkpoint().finally(() => engine.db.destroy());
  },
});
