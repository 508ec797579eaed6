import { env } from '@/lib/tools/env';
import { BACK_OFF } from '../back-off';

import { createOutbox } from './outbox';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { EnquiryStore, Pace } from './types';

export type {
  Claim,
  ClockReadings,
  EnquiryStore,
  Expiry,
  Pace,
  Purged,
  Selection,
  StoredEnquiry,
} from './types';

export const PACE: Pace = {
  backOff: BACK_OFF,
  leaseMs: 60_000,
  pollMs: 2_000,
  upkeepMs: 60_000,
};

export const openSqliteStore = async (folder: string, pace: Pace): Promise<EnquiryStore> =>
  createOutbox(await openSqlite(folder), pace);

export const openPostgresStore = async (url: string, pace: Pace): Promise<EnquiryStore> =>
  createOutbox(await openPostgres(url), pace);

/** Opens the store that the environment chooses: PostgreSQL, or a SQLite file of this instance. */
export function openStore(pace: Pace): Promise<EnquiryStore> {
  const { databaseUrl, dataDir } = env();
  return databaseUrl ? openPostgresStore(databaseUrl, pace) : openSqliteStore(dataDir, pace);
}
