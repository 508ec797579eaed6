import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import { pageOfFund } from '@/lib/domain/fund/explorer';
import { fundBySlug } from '@/lib/domain/fund/families';
import { chosenScheme } from '@/lib/domain/fund/plans';
import { codesOf, fundStoryOf, sameCategory } from '@/lib/domain/fund/story';
import type { FundFamily, FundList, FundScheme } from '@/lib/domain/fund/types';
import type { Sourced } from '@/lib/domain/sourced';
import type { Found } from '@/lib/pages/page-kind';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { load } from '@/lib/provider/load';
import { loadFundHistory } from '@/lib/pages/funds/load-fund-history';

/** Funds of the same category that a page names. */
const MOST_OTHERS = 10;

interface ListedFund {
  readonly family: FundFamily;
  /** Its plan and option that is shown where the address names none. */
  readonly first: FundScheme;
  readonly list: Sourced<FundList>;
}

/** @param slug the last part of the address, decoded */
export async function findFund(slug: string): Promise<Found<ListedFund>> {
  const list = await load('mutualFunds', {});
  if (!list) return 'unavailable';
  const family = fundBySlug(list.data, slug);
  const first = family?.schemes[0];
  return family && first ? { item: { family, first, list }, slug } : 'missing';
}

/** The story of a fund and the rest of its page. @param query may name a plan and an option */
export async function loadFund({ family, first, list }: ListedFund, query: SearchParameters) {
  const asked = {
    plan: parameter(query, 'plan'),
    option: parameter(query, 'option'),
    variant: parameter(query, 'variant'),
    code: parameter(query, 'code'),
  };
  const scheme = chosenScheme(family, asked) ?? first;
  const history = await loadFundHistory(codesOf(family, scheme));
  const navs = history?.data.navs ?? new Map<string, never>();
  const isSample = list.source === 'sample';
  // Sample NAVs have a fixed day and are marked as such: they never count as old.
  const now =
    isSample && scheme.day !== null ? { day: scheme.day, closed: [] } : marketClock(new Date());
  return {
    story: fundStoryOf(family, scheme, navs, now),
    facts: history?.data.facts.get(scheme.code) ?? null,
    others: sameCategory(list.data.families, family, MOST_OTHERS),
    pagesOfLists: {
      category: pageOfFund(list.data, family, { category: family.category?.slug ?? '' }),
      house: pageOfFund(list.data, family, { house: family.house.slug }),
    },
    source: { asOf: list.asOf, source: list.source },
    isSample,
  };
}
