import { sql } from 'kysely';

import type { Engine, Moment } from './engine';
import type { EnquiryStore } from './types';

/** The clock that all instances share, and its readings. */
export function clock({
  db,
  moment,
  fromNow,
}: Engine): Pick<EnquiryStore, 'now' | 'clockReadings' | 'setClockReadings'> {
  return {
    async now() {
      const { now } = await db
        .selectNoFrom(sql<Moment>`${fromNow(0)}`.as('now'))
        .executeTakeFirstOrThrow();
      return new Date(now);
    },
    async clockReadings() {
      const row = await db.selectFrom('site_enquiry_clock').selectAll().executeTakeFirst();
      if (!row) return null;
      return {
        seenAt: new Date(row.seen_at).getTime(),
        agreedSince: new Date(row.agreed_since).getTime(),
        pausedMs: row.paused_ms,
        jumpMs: row.jump_ms,
      };
    },
    async setClockReadings(readings) {
      if (!readings) {
        await db.deleteFrom('site_enquiry_clock').execute();
        return;
      }
      const values = {
        seen_at: moment(new Date(Math.round(readings.seenAt))),
        agreed_since: moment(new Date(Math.round(readings.agreedSince))),
        paused_ms: Math.round(readings.pausedMs),
        jump_ms: Math.round(readings.jumpMs),
      };
      await db
        .insertInto('site_enquiry_clock')
        .values({ id: 1, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
    },
  };
}
