import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';

import { postgresMoments } from '@/lib/enquiries/store/postgres';

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
