import { findFunds, readFilter } from '@/lib/domain/fund/explorer';
import { fundByCode, fundBySlug } from '@/lib/domain/fund/families';
import { growthPair } from '@/lib/domain/fund/plans';
import type { FundFamily, FundList, FundScheme } from '@/lib/domain/fund/types';

/** Funds that words could mean are named up to this number. */
const MOST_NEAR = 5;

export interface UnknownFund {
  readonly word: string;
  /** Other funds whose names have the words, where they are several. */
  readonly near: readonly FundFamily[];
}

export interface FundChoice {
  /** In the order of the address, each once. */
  readonly found: readonly FundFamily[];
  readonly unknown: readonly UnknownFund[];
}

/** The last part of a fund's address, its name, or AMFI's code of one of its plans. */
function exactFund(list: FundList, word: string): FundFamily | undefined {
  const small = word.toLowerCase();
  return (
    fundBySlug(list, small) ??
    list.families.find(({ name, isCurrent }) => isCurrent && name.toLowerCase() === small) ??
    fundByCode(list, word)
  );
}

/** The funds that words stand for; words that only one current fund has are enough. */
export function chosenFunds(list: FundList, words: readonly string[]): FundChoice {
  const found: FundFamily[] = [];
  const unknown: UnknownFund[] = [];
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
