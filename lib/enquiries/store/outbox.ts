import { waitAfter } from '../back-off';
import type { EnquiryRecord } from '../types';

import type { Engine } from './engine';
import type { EnquiryStore, FormKeys, Pace } from './types';

/** References in one statement, whose number of parameters is limited. */
const MOST_REFERENCES = 500;

/** The store and outbox of enquiries on either engine. */
export function createOutbox(
  { db, moment, fromNow, locksRows, isPresent, checkpoint }: Engine,
  { backOff, leaseMs }: Pick<Pace, 'backOff' | 'leaseMs'>,
): EnquiryStore {
  const update = () => db.updateTable('site_enquiries');
  async function storedUnder(formKeys: FormKeys): Promise<string | null> {
    const row = await db
      .selectFrom('site_enquiries')
      .select('reference')
      .where('form_key', 'in', formKeys)
      .executeTakeFirst();
    return row?.reference ?? null;
  }
  const erase = async (column: 'delivered_at' | 'received_at', before: Date): Promise<number> => {
    let query = db.deleteFrom('site_enquiries').where(column, '<', moment(before));
    if (column === 'received_at') query = query.where('delivered_at', 'is', null);
    return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
  };
  return {
    isPresent,
    async add(record, formKeys) {
      const former = await storedUnder(formKeys);
      if (former !== null) return former;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('site_enquiries')
        .values({
          reference: record.reference,
          kind: record.kind,
          received_at: moment(new Date(record.receivedAt)),
          body: JSON.stringify(record),
          // Due at once, even if a clock is set back later.
          due_at: moment(new Date(0)),
          form_key: formKeys[0],
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      // Else the same form was stored at this moment, or the reference is in use.
      return numInsertedOrUpdatedRows === 1n ? record.reference : storedUnder(formKeys);
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
        .set({ delivered_at: fromNow(0) })
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
    async list({ since, kind, all }) {
      let query = db.selectFrom('site_enquiries').select(['body', 'delivered_at']);
      if (since) query = query.where('received_at', '>=', moment(since));
      if (kind) query = query.where('kind', '=', kind);
      if (!all) query = query.where('delivered_at', 'is', null);
      const rows = await query.orderBy(['received_at', 'reference']).execute();
      return rows.map(({ body, delivered_at: at }) => ({
        ...(JSON.parse(body) as EnquiryRecord),
        deliveredAt: at === null ? null : new Date(at).toISOString(),
      }));
    },
    async handOver(references) {
      for (let at = 0; at < references.length; at += MOST_REFERENCES) {
        await update()
          .set({ delivered_at: fromNow(0) })
          .where('delivered_at', 'is', null)
          .where('reference', 'in', references.slice(at, at + MOST_REFERENCES))
          .execute();
      }
    },
    async purge({ deliveredBefore, receivedBefore }) {
      const delivered = await erase('delivered_at', deliveredBefore);
      const undelivered = await erase('received_at', receivedBefore);
      // The write-ahead log may hold erased rows; this empties it.
      if (delivered + undelivered > 0) await checkpoint();
      return { delivered, undelivered };
    },
    async close() {
      await checkpoint().finally(() => db.destroy());
    },
  };
}
