import 'server-only';

import { NO_SPARKS, type Sparks, sparksOf } from '@/lib/domain/market/sparks';
import { load } from '@/lib/provider/load';

/** The year of every share, exchange-traded fund and index, by code; empty if it is not known. */
export async function loadYearSparks(): Promise<Sparks> {
  const closes = await load('closes', { exchange: 'NSE' });
  return closes ? sparksOf(closes.data) : NO_SPARKS;
}
