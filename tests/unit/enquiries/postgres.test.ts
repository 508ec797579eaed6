import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import { postgresMoments } from '@/lib/enquiries/store/postgres';
import { notifyAfterDelivery, notifyOfWithdrawal } from '@/lib/enquiries/store/withdrawing';

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const SEEN = '(SELECT seen_at FROM site_enquiry_clock)';
const { fromNow, stamp } = postgresMoments;

test('the present is cast to a time as a whole: an interval is none', () => {
  const now = fromNow(0);
  if (now instanceof Date || typeof now === 'number') throw new Error('no expression');
  expect(stamp(now).compile(db).sql).toBe(
    `greatest(((now() + $1 * interval '1 millisecond'))::timestamptz, ${SEEN})`,
  );
});

test('so is a moment', () => {
  const at = new Date('2026-11-28T10:00:00Z');
  const { sql, parameters } = stamp(at).compile(db);
  expect(sql).toBe(`greatest(($1)::timestamptz, ${SEEN})`);
  expect(parameters).toEqual([at]);
});

const moments = { ...postgresMoments, moment: (at: Date) => at };
const flat = (sql: string) => sql.replaceAll(/\s+/g, ' ');

test('a receiver is notified at the end of the lease that the row has when it is withdrawn', () => {
  const { sql, parameters } = notifyOfWithdrawal(moments, 60_000).compile(db);
  expect(flat(sql)).toBe(
    "CASE WHEN delivered_at IS NOT NULL THEN (now() + $1 * interval '1 millisecond') WHEN due_at = $2 THEN NULL WHEN due_at < (now() + $3 * interval '1 millisecond') THEN due_at ELSE (now() + $4 * interval '1 millisecond') END",
  );
  expect(parameters).toEqual([0, new Date(0), 60_000, 60_000]);
});

test('… and at once where it was delivered meanwhile', () => {
  expect(flat(notifyAfterDelivery(moments).compile(db).sql)).toBe(
    "CASE WHEN withdrawn_at IS NOT NULL THEN (now() + $1 * interval '1 millisecond') ELSE NULL END",
  );
});
