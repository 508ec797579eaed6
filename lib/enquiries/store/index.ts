import { env } from '../../env';
import { BACK_OFF } from '../back-off';

import { openPostgresStore } from './postgres';
import { openSqliteStore } from './sqlite';
import type { EnquiryStore, Pace } from './types';

export type { Claim, EnquiryStore, KeptEnquiry, Pace, Selection } from './types';
export { ReferenceTaken } from './types';

export const PACE: Pace = {
  backOff: BACK_OFF,
  leaseMs: 60_000,
  pollMs: 2_000,
  upkeepMs: 60_000,
};

/** Opens the store that the variables choose. */
export function openStore(pace: Pace): Promise<EnquiryStore> {
  const { databaseUrl, dataDir, enquiries } = env();
  return databaseUrl
    ? openPostgresStore(databaseUrl, pace, enquiries.webhookUrl !== null)
    : openSqliteStore(dataDir, pace);
}
