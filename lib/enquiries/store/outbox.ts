import { waitAfter } from '../back-off';

import type { Engine } from './engine';
import type { EnquiryStore, FormKeys, Pace } from './types';
import { clock } from './clock';
import { proveWrite } from './prove-write';
import { upkeep } from './upkeep';

type OutboxPace = Pick<Pace, 'backOff' | 'leaseMs'>;
type Deliveries = Pick<EnquiryStore, 'add' | 'claim' | 'delivered' | 'failed' | 'pending'>;

/** The reference under which a form is stored; `null` where it is not. */
async function storedUnder(db: Engine['db'], formKeys: FormKeys): Promise<string | null> {
  const row = await db
    .selectFrom('site_enquiries')
    .select('reference')
    .where('form_key', 'in', formKeys)
    .executeTakeFirst();
  return row?.reference ?? null;
}

/** What takes an enquiry in and sees to its delivery. */
function deliveries(
  { db, moment, fromNow, stamp, locksRows }: Engine,
  { backOff, leaseMs }: OutboxPace,
): Deliveries {
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
    claim: (most) =>
      db
        // Apart from the update, so that the limit and the locks are applied once.
        .with('due', (cte) =>
          cte
            .selectFrom('site_enquiries')
            .select('reference')
            .where('delivered_at', 'is', null)
            .where('due_at', '<=', fromNow(0))
            .orderBy(['due_at', 'received_at'])
            .limit(most)
            .$if(locksRows, (query) => query.forUpdate().skipLocked()),
        )
        .updateTable('site_enquiries')
        .set({ due_at: fromNow(leaseMs) })
        .where('reference', 'in', (query) => query.selectFrom('due').select('due.reference'))
        .returning(['reference', 'kind', 'body', 'failures'])
        .execute(),
    async delivered({ reference }) {
      await update()
        .set({ delivered_at: stamp(fromNow(0)) })
        .where('reference', '=', reference)
        .execute();
    },
    async failed({ reference, failures }) {
      await update()
        .set({
          failures: failures + 1,
          due_at: fromNow(waitAfter(failures + 1, backOff, Math.random())),
        })
        .where('reference', '=', reference)
        .execute();
    },
    async pending() {
      const { number } = await db
        .selectFrom('site_enquiries')
        .select((query) => query.fn.countAll().as('number'))
        .where('delivered_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(number);
    },
  };
}

/** The store and outbox of enquiries on either engine. */
export const createOutbox = (engine: Engine, pace: OutboxPace): EnquiryStore => ({
  ...deliveries(engine, pace),
  ...upkeep(engine),
  ...clock(engine),
  proveWrite: () => proveWrite(engine),
  isPresent: engine.isPresent,
  async close() {
    await engine.checkpoint().finally(() => engine.db.destroy());
  },
});
