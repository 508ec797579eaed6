import { type RawBuilder, sql } from 'kysely';

import type { EnquiryKind } from '../kinds';
import { indianTime } from '../reference';
import type { EnquiryRecord } from '../types';

import type { Engine, Moment } from './engine';
import type { Claim, EnquiryStore, Pace } from './types';

type Withdrawing = Pick<EnquiryStore, 'find' | 'withdraw' | 'withdrawals' | 'handOverWithdrawals'>;

interface Row {
  readonly reference: string;
  readonly kind: EnquiryKind;
  readonly body: string;
  readonly failures: number;
  readonly withdrawn_at: Moment | null;
}

/** What is sent for a leased row: the enquiry, or that its consent was withdrawn, without its content. */
export function claimOf({ withdrawn_at: at, ...row }: Row): Claim {
  if (at === null) return { ...row, isWithdrawal: false };
  const { reference, kind, consent } = JSON.parse(row.body) as EnquiryRecord;
  const body = JSON.stringify({
    event: 'consent.withdrawn',
    reference,
    kind,
    purpose: consent?.purpose,
    version: consent?.version,
    withdrawnAt: indianTime(new Date(at)),
  });
  return { ...row, body, isWithdrawal: true };
}

/** `tell_at` of an enquiry that was handed over: at once where it had been withdrawn meanwhile. */
export const notifyAfterDelivery = ({
  fromNow,
}: Pick<Engine, 'fromNow'>): RawBuilder<Moment | null> =>
  sql`CASE WHEN withdrawn_at IS NOT NULL THEN ${fromNow(0)} ELSE NULL END`;

/** Later than any delivery is due, so that an earlier version that runs meanwhile claims nothing. */
const NEVER_DUE = new Date('9999-12-31T00:00:00Z');

/**
 * `tell_at` of an enquiry that is withdrawn now. A row whose `due_at` is that of a new one was never
 * leased, so the receiver can't have it. Otherwise an attempt may be under way, which ends before its
 * lease does; a longer wait is that of a back-off.
 */
export function notifyOfWithdrawal(
  { moment, fromNow }: Pick<Engine, 'moment' | 'fromNow'>,
  leaseMs: number,
): RawBuilder<Moment | null> {
  const latest = fromNow(leaseMs);
  return sql`CASE
    WHEN delivered_at IS NOT NULL THEN ${fromNow(0)}
    WHEN due_at = ${moment(new Date(0))} THEN NULL
    WHEN due_at < ${latest} THEN due_at
    ELSE ${latest}
  END`;
}

/** What a person who withdraws consent does to a store. */
export function withdrawing(engine: Engine, { leaseMs }: Pick<Pace, 'leaseMs'>): Withdrawing {
  const { db, moment, fromNow, stamp } = engine;
  return {
    async find(reference) {
      const row = await db
        .selectFrom('site_enquiries')
        .select('body')
        .where('reference', '=', reference)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      return row ? (JSON.parse(row.body) as EnquiryRecord) : null;
    },
    async withdraw(reference) {
      // One statement: it reads `due_at` as the last lease left it, and no lease comes after it.
      const { numUpdatedRows } = await db
        .updateTable('site_enquiries')
        .set({
          withdrawn_at: stamp(fromNow(0)),
          tell_at: notifyOfWithdrawal(engine, leaseMs),
          due_at: moment(NEVER_DUE),
          failures: 0,
          // The same form may be sent anew.
          form_key: null,
        })
        .where('reference', '=', reference)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
    async withdrawals() {
      const rows = await db
        .selectFrom('site_enquiries')
        .select(['reference', 'kind', 'withdrawn_at'])
        .where('tell_at', 'is not', null)
        .orderBy(['withdrawn_at', 'reference'])
        .execute();
      return rows.map(({ withdrawn_at: at, ...row }) => ({
        ...row,
        withdrawnAt: indianTime(new Date(at ?? 0)),
      }));
    },
    async handOverWithdrawals(references) {
      for (const reference of references) {
        await db
          .updateTable('site_enquiries')
          .set({ tell_at: null })
          .where('reference', '=', reference)
          .execute();
      }
    },
  };
}
