import type { EnquiryRecord } from '../types';

import type { Engine, Moment } from './engine';
import type { EnquiryStore, Expiry, SaveEnquiries, StoredEnquiry } from './types';
import { notifyAfterDelivery } from './withdrawing';

/** References in one statement, whose number of parameters is limited. */
const MOST_REFERENCES = 500;

type Upkeep = Pick<EnquiryStore, 'list' | 'handOver' | 'purge'>;

/** Enquiries that are written down and erased at a time. */
const MOST_AT_ONCE = 200;

/** Erases what was never delivered, each batch once it is written down. @returns how many */
async function eraseUndelivered(
  { db, moment }: Engine,
  before: Date,
  save: SaveEnquiries,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const rows = await db
      .selectFrom('site_enquiries')
      .select(['reference', 'body'])
      .where('received_at', '<', moment(before))
      .where('delivered_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .orderBy(['received_at', 'reference'])
      .limit(MOST_AT_ONCE)
      .execute();
    if (rows.length === 0) return erased;
    await save(rows.map(({ body }) => storedEnquiry(body, null)));
    const { numDeletedRows } = await db
      .deleteFrom('site_enquiries')
      .where(
        'reference',
        'in',
        rows.map(({ reference }) => reference),
      )
      .where('delivered_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    erased += Number(numDeletedRows);
  }
}

/**
 * Erases what was withdrawn and past its retention. A withdrawal that the receiver is still to be notified
 * of is stored longer, as long as an enquiry that is never delivered. @returns how many
 */
async function eraseWithdrawn(
  { db, moment }: Engine,
  { deliveredBefore, receivedBefore }: Expiry,
): Promise<number> {
  const [delivered, received] = [moment(deliveredBefore), moment(receivedBefore)];
  const { numDeletedRows } = await db
    .deleteFrom('site_enquiries')
    .where('withdrawn_at', 'is not', null)
    .where((is) =>
      is.or([
        is('withdrawn_at', '<', received),
        is.and([is('tell_at', 'is', null), is('delivered_at', '<', delivered)]),
        is.and([
          is('tell_at', 'is', null),
          is('delivered_at', 'is', null),
          is('received_at', '<', received),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const storedEnquiry = (body: string, deliveredAt: Moment | null): StoredEnquiry => {
  const record = JSON.parse(body) as EnquiryRecord;
  return {
    ...record,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt).toISOString(),
  };
};

/** What an operator does with the enquiries of a store, and their end. */
export function upkeep(engine: Engine): Upkeep {
  const { db, moment, fromNow, stamp, checkpoint } = engine;
  return {
    async list({ since, kind, all }) {
      let query = db
        .selectFrom('site_enquiries')
        .select(['body', 'delivered_at'])
        .where('withdrawn_at', 'is', null);
      if (since) query = query.where('received_at', '>=', moment(since));
      if (kind) query = query.where('kind', '=', kind);
      if (!all) query = query.where('delivered_at', 'is', null);
      const rows = await query.orderBy(['received_at', 'reference']).execute();
      return rows.map(({ body, delivered_at: at }) => storedEnquiry(body, at));
    },
    async handOver(references) {
      for (let at = 0; at < references.length; at += MOST_REFERENCES) {
        await db
          .updateTable('site_enquiries')
          .set({ delivered_at: stamp(fromNow(0)), tell_at: notifyAfterDelivery(engine) })
          .where('delivered_at', 'is', null)
          .where('reference', 'in', references.slice(at, at + MOST_REFERENCES))
          .execute();
      }
    },
    async purge({ deliveredBefore, receivedBefore }, save) {
      const { numDeletedRows } = await db
        .deleteFrom('site_enquiries')
        .where('delivered_at', '<', moment(deliveredBefore))
        .where('withdrawn_at', 'is', null)
        .executeTakeFirstOrThrow();
      const delivered = Number(numDeletedRows);
      const withdrawn = await eraseWithdrawn(engine, { deliveredBefore, receivedBefore });
      let undelivered = 0;
      try {
        undelivered = await eraseUndelivered(engine, receivedBefore, save);
      } finally {
        // The write-ahead log may hold erased rows; this empties it.
        if (delivered + undelivered + withdrawn > 0) await checkpoint();
      }
      return { delivered, undelivered, withdrawn };
    },
  };
}
