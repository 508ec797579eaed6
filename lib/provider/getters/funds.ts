import type { FundHistory, FundList } from '@/lib/domain/fund/types';

import { load } from '../load';
import type { Sourced } from '@/lib/domain/sourced';

/** No family has more schemes; a provider's address has an end. */
const MOST_CODES = 60;

/** Every mutual fund with its plans and options. */
export const getFundList = (): Promise<Sourced<FundList> | null> => load('mutualFunds', {});

/**
 * The NAVs of schemes and what is stated of them, by code; a code without any is missing.
 * @param codes AMFI's, in any order; those after the sixtieth are left out
 * @param from the first day that is needed; all are where it is left out
 */
export const getFundHistory = (
  codes: readonly string[],
  from = '',
): Promise<Sourced<FundHistory> | null> =>
  load('fundHistory', { codes: [...new Set(codes)].sort().slice(0, MOST_CODES).join(), from });
