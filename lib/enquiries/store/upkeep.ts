import type { EnquiryRecord } from '../types';

import type { Engine } from './engine';
import type { EnquiryStore } from './types';

/** References in one statement, whose number of parameters is limited. */
const MOST_REFERENCES = 500;

/** What an operator does with the enquiries of a store, and their end. */
export function upkeep({
  db,
  moment,
  fromNow,
  checkpoint,
}: Engine): Pick<EnquiryStore, 'list' | 'handOver' | 'purge'> {
  const erase = async (column: 'delivered_at' | 'received_at', before: Date): Promise<number> => {
    let query = db.deleteFrom('site_enquiries').where(column, '<', moment(before));
    if (column === 'received_at') query = query.where('delivered_at', 'is', null);
    return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
  };
  return {
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
        await db
          .updateTable('site_enquiries')
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
  };
}
