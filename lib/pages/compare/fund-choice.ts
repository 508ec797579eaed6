import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { fundByCode, fundBySlug } from '@/lib/domain/fund/families';
import { growthPair } from '@/lib/domain/fund/plans';
import type { FundFamily, FundList, FundScheme } from '@/lib/domain/fund/types';

import { type Choice, MOST_NEAR, type Unknown } from './company-choice';

/** The last part of a fund's address, its name, or AMFI's code of one of its plans. */
function exactFund(list: FundList, word: string): FundFamily | undefined {
  const small = word.toLowerCase();
  return (
    fundBySlug(list, small) ??
    list.families.find(({ name, isCurrent }) => isCurrent && name.toLowerCase() === small) ??
    fundByCode(list, word)
  );
}

/** The funds for some words; words that match only one current fund are enough. */
export function chosenFunds(list: FundList, words: readonly string[]): Choice<FundFamily> {
  const found: FundFamily[] = [];
  const unknown: Unknown<FundFamily>[] = [];
  for (const word of words) {
    const near = findFunds(list, readFilter({ q: word })).map(({ family }) => family);
    const fund = exactFund(list, word) ?? (near.length === 1 ? near[0] : undefined);
    if (!fund) unknown.push({ word, near });
    else if (!found.includes(fund)) found.push(fund);
  }
  const others = (near: readonly FundFamily[]) => near.filter((one) => !found.includes(one));
  return {
    found,
    unknown: unknown.map(({ word, near }) => ({ word, near: others(near).slice(0, MOST_NEAR) })),
  };
}

/** The plan and option by which funds are compared: regular growth, whose NAV has no payouts. */
export const comparedScheme = (family: FundFamily): FundScheme | undefined => {
  const { regular, direct } = growthPair(family);
  return regular ?? direct ?? family.schemes[0];
};
