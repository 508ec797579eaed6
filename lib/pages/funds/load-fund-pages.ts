import 'server-only';

import { marketClock } from '@/lib/content/market-clock';
import {
  categoriesOf,
  type FixedFilter,
  findFunds,
  fundsPage,
  housesOf,
  readFilter,
} from '@/lib/domain/fund/explorer';
import { fundByCode, fundBySlug } from '@/lib/domain/fund/families';
import { chosenScheme } from '@/lib/domain/fund/plans';
import { firstDayOfYear, hasWholeReturn, monthEndsOfYear } from '@/lib/domain/fund/returns';
import { codesOf, fundStoryOf, sameCategory } from '@/lib/domain/fund/story';
import type { FundScheme } from '@/lib/domain/fund/types';
import { NO_SPARKS, type Sparks } from '@/lib/domain/market/sparks';
import { parameter, type SearchParameters } from '@/lib/tools/parameters';
import { decodedPart } from '@/lib/tools/slug';

import { getFundHistory, getFundList } from '@/lib/provider/getters/funds';

/** Funds of the same category that a page names. */
const MOST_OTHERS = 10;

/** The list of funds has never loaded, so an unknown fund can't be told from a known one. */
class FundsUnavailable extends Error {
  override name = 'FundsUnavailable';
}

/**
 * A year of NAVs of the schemes in a list, by code.
 * @param day of the list; `null` returns none
 */
export async function loadYears(
  schemes: readonly FundScheme[],
  day: string | null,
): Promise<Sparks> {
  const drawn = schemes.filter(hasWholeReturn);
  if (drawn.length === 0 || day === null) return NO_SPARKS;
  const codes = drawn.map(({ code }) => code);
  const history = await getFundHistory(codes, firstDayOfYear(day));
  return new Map(
    drawn.map(({ code, option }) => [
      code,
      monthEndsOfYear(option, history?.data.navs.get(code) ?? [], day),
    ]),
  );
}

/** What the explorer shows for an address. @param fixed the house or category of its page */
export async function loadExplorer(query: SearchParameters, fixed: FixedFilter = {}) {
  const list = await getFundList();
  const filter = readFilter(query, fixed);
  const found = list ? findFunds(list.data, filter) : [];
  const page = fundsPage(found, query);
  const schemes = page.shown.map(({ scheme }) => scheme);
  const years = await loadYears(schemes, list?.data.asOf ?? null);
  return { list, filter, fixed, found, years, now: marketClock(new Date()), ...page };
}

/**
 * The story of a fund and the rest of its page; `null` for an unknown fund.
 * @param slug the last part of its address, encoded or not
 * @throws FundsUnavailable while the list has not loaded
 */
export async function loadFundPage(slug: string, query: SearchParameters) {
  const list = await getFundList();
  if (!list) throw new FundsUnavailable('the list of mutual funds has not loaded');
  const family = fundBySlug(list.data, decodedPart(slug));
  const scheme =
    family &&
    chosenScheme(family, {
      plan: parameter(query, 'plan'),
      option: parameter(query, 'option'),
      variant: parameter(query, 'variant'),
      code: parameter(query, 'code'),
    });
  if (!family || !scheme) return null;
  const history = await getFundHistory(codesOf(family, scheme));
  const navs = history?.data.navs ?? new Map<string, never>();
  // Sample NAVs have a fixed day and are marked as such: they never count as old.
  const now =
    list.source === 'sample' && scheme.day !== null
      ? { day: scheme.day, closed: [] }
      : marketClock(new Date());
  return {
    story: fundStoryOf(family, scheme, navs, now),
    facts: history?.data.facts.get(scheme.code) ?? null,
    others: sameCategory(list.data.families, family, MOST_OTHERS),
    source: { asOf: list.asOf, source: list.source },
    isSample: list.source === 'sample',
  };
}

/** A plan and option with its fund, by AMFI's code; `null` for an unknown one. */
export async function loadSchemeOfCode(code: string) {
  if (!/^\d{1,10}$/.test(code)) return null;
  const list = await getFundList();
  const family = list && fundByCode(list.data, code);
  const scheme = family && chosenScheme(family, { code });
  return family && scheme ? { family, scheme } : null;
}

/** A category or a fund house with current funds; `null` for an unknown one. @throws FundsUnavailable */
export async function loadFundGroup(kind: 'category' | 'house', slug: string) {
  const list = await getFundList();
  if (!list) throw new FundsUnavailable('the list of mutual funds has not loaded');
  const groups = kind === 'category' ? categoriesOf(list.data) : housesOf(list.data);
  const group = groups.find((one) => one.slug === decodedPart(slug));
  if (!group) return null;
  const about =
    kind === 'category'
      ? (list.data.families.find(({ category }) => category?.slug === group.slug)?.category
          ?.about ?? null)
      : null;
  return { ...group, about };
}
