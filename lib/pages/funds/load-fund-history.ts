import type { FundHistory } from '@/lib/domain/fund/types';
import type { Sourced } from '@/lib/domain/sourced';
import { load } from '@/lib/provider/load';

/** No family has more schemes; a provider's address has an end. */
const MOST_CODES = 60;

/**
 * The NAVs and facts of schemes by code; a code without any is missing.
 * @param codes AMFI's, in any order; codes after the sixtieth are ignored
 * @param from the first day that is needed; default: all days
 */
export const loadFundHistory = (
  codes: readonly string[],
  from = '',
): Promise<Sourced<FundHistory> | null> =>
  load('fundHistory', { codes: [...new Set(codes)].sort().slice(0, MOST_CODES).join(), from });
