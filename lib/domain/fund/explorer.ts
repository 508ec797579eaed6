import { pageNumber, parameter, type SearchParameters, searchTerms } from '@/lib/tools/parameters';
import { oncePer } from '@/lib/tools/once-per';
import { slugOf } from '@/lib/tools/slug';

import { dayChange, newestDay } from './plans';
import type { FundFamily, FundList, FundScheme } from './types';

const FUNDS_A_PAGE = 50;

const PLAN_CHOICES = ['regular', 'direct'] as const;
const OPTION_CHOICES = ['growth', 'idcw'] as const;
const ORDERS = ['name', 'nav', 'change'] as const;
type Order = (typeof ORDERS)[number];
export const RETURN_COLUMNS = 'returns';

/** The filter in the explorer's address; an empty text does not filter. */
export interface FundFilter {
  readonly q: string;
  /** Slugs. */
  readonly house: string;
  readonly category: string;
  readonly plan: '' | (typeof PLAN_CHOICES)[number];
  readonly option: '' | (typeof OPTION_CHOICES)[number];
  /** Funds without a current NAV too. */
  readonly all: boolean;
  readonly sort: Order;
  /** Columns of returns, which are shown only on request. */
  readonly columns: '' | typeof RETURN_COLUMNS;
}

/** The filter that the page of a house or a category fixes. */
export type FixedFilter = Partial<Pick<FundFilter, 'house' | 'category'>>;

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string): Choice | '' =>
  choices.find((choice) => choice === text) ?? '';

/** Reads the address; unknown values do not filter. */
export function readFilter(parameters: SearchParameters, fixed: FixedFilter = {}): FundFilter {
  const at = (name: string) => parameter(parameters, name);
  return {
    q: at('q'),
    house: slugOf(at('house')),
    category: slugOf(at('category')),
    plan: oneOf(PLAN_CHOICES, at('plan')),
    option: oneOf(OPTION_CHOICES, at('option')),
    all: at('all') === '1',
    sort: oneOf(ORDERS, at('sort')) || 'name',
    columns: oneOf([RETURN_COLUMNS], at('columns')),
    ...fixed,
  };
}

/** The parameters of an address for a filter; `withQuery` leaves out blank ones. */
export function filterParameters(filter: FundFilter, fixed: FixedFilter = {}) {
  const { q, house, category, plan, option, all, sort, columns } = filter;
  return {
    q,
    house: fixed.house === undefined ? house : '',
    category: fixed.category === undefined ? category : '',
    plan,
    option,
    all: all ? '1' : '',
    sort: sort === 'name' ? '' : sort,
    columns,
  };
}

/** Whether the address selects anything other than the whole list in the default order. */
export const isFiltered = (filter: FundFilter, fixed: FixedFilter = {}): boolean =>
  Object.values(filterParameters(filter, fixed)).some((value) => value !== '');

/** A fund that was found. */
export interface FoundFund {
  readonly family: FundFamily;
  /** The plan and option whose NAV is shown: the first match with a NAV for the newest day. */
  readonly scheme: FundScheme;
  /** All matches. */
  readonly schemes: readonly FundScheme[];
}

/** Name, house, category, codes and ISINs in lower case, which words are looked for in. */
const textOf = oncePer(
  ({ name, formerNames, house, category, heading, schemes }: FundFamily): string => {
    const codes = schemes.flatMap(({ code, isin, reinvestmentIsin }) => [
      code,
      isin ?? '',
      reinvestmentIsin ?? '',
    ]);
    const text = [name, ...formerNames, house.name, category?.name ?? '', heading ?? '', ...codes];
    return text.join(' ').toLowerCase();
  },
);

const byName = oncePer(({ families }: FundList): readonly FundFamily[] =>
  families
    .map((family) => ({ family, key: family.name.toLowerCase() }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ family }) => family),
);

function shownScheme(
  newest: string | null,
  schemes: readonly FundScheme[],
): FundScheme | undefined {
  return (
    schemes.find(({ nav, day }) => nav !== null && day === newest) ??
    schemes.find(({ nav }) => nav !== null) ??
    schemes[0]
  );
}

/** A fund with its matching schemes; nothing if there are none. */
function foundBy(family: FundFamily, { plan, option }: FundFilter): readonly FoundFund[] {
  const schemes =
    plan === '' && option === ''
      ? family.schemes
      : family.schemes.filter(
          (one) => (!plan || one.plan === plan) && (!option || one.option === option),
        );
  const scheme = shownScheme(newestDay(family), schemes);
  return scheme ? [{ family, scheme, schemes }] : [];
}

const VALUES: Readonly<Record<Exclude<Order, 'name'>, (found: FoundFund) => number | null>> = {
  nav: ({ scheme }) => scheme.nav,
  change: ({ scheme }) => dayChange(scheme)?.percent ?? null,
};

/** Sorts by the requested order: by name, or the largest figure first and unknown ones last. */
function inOrder(funds: readonly FoundFund[], sort: Order): readonly FoundFund[] {
  if (sort === 'name') return funds;
  return funds
    .map((found) => ({ found, value: VALUES[sort](found) ?? -Infinity }))
    .sort((a, b) => (a.value === b.value ? 0 : b.value - a.value))
    .map(({ found }) => found);
}

/** The funds of a list by plan, option and order; at most 54 lists. */
const wholeLists = oncePer((_: FundList) => new Map<string, readonly FoundFund[]>());

/** All funds of a plan and option in an order; most states of the explorer share this list. */
function allFunds(list: FundList, filter: FundFilter): readonly FoundFund[] {
  const { plan, option, all, sort } = filter;
  const known = wholeLists(list);
  const key = [plan, option, all, sort].join();
  const funds =
    known.get(key) ??
    (sort === 'name'
      ? byName(list).flatMap((family) => (all || family.isCurrent ? foundBy(family, filter) : []))
      : inOrder(allFunds(list, { ...filter, sort: 'name' }), sort));
  known.set(key, funds);
  return funds;
}

/** The funds for the filter in an address. */
export function findFunds(list: FundList, filter: FundFilter): readonly FoundFund[] {
  const words = searchTerms(filter.q);
  const { house, category } = filter;
  const funds = allFunds(list, filter);
  if (words.length === 0 && !house && !category) return funds;
  return funds.filter(
    ({ family }) =>
      (!house || family.house.slug === house) &&
      (!category || family.category?.slug === category) &&
      (words.length === 0 || words.every((word) => textOf(family).includes(word))),
  );
}

/** The first current fund by name of each of the categories with most of them. */
export function onePerCategory(list: FundList, most: number): readonly FoundFund[] {
  const all = findFunds(list, readFilter({}));
  return [...categoriesOf(list)]
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .flatMap(({ slug }) => all.find(({ family }) => family.category?.slug === slug) ?? []);
}

const pagesOf = (funds: readonly FoundFund[]): number =>
  Math.max(1, Math.ceil(funds.length / FUNDS_A_PAGE));

/** The pages of the list without a filter. @param fixed the house or category of its page */
export const pagesOfList = (list: FundList, fixed: FixedFilter = {}): number =>
  pagesOf(findFunds(list, readFilter({}, fixed)));

/** The page on which the list without a filter has a fund; the first where it does not have it. */
export function pageOfFund(list: FundList, { slug }: FundFamily, fixed: FixedFilter): number {
  const funds = findFunds(list, readFilter({}, fixed));
  const place = funds.findIndex(({ family }) => family.slug === slug);
  return 1 + Math.floor(Math.max(0, place) / FUNDS_A_PAGE);
}

/** One page of the results, by the parameter `page`. */
export function fundsPage(funds: readonly FoundFund[], parameters: SearchParameters) {
  const pages = pagesOf(funds);
  const page = pageNumber(parameters, pages);
  const from = (page - 1) * FUNDS_A_PAGE;
  return { page, pages, from, shown: funds.slice(from, from + FUNDS_A_PAGE) };
}

/** A house or a category, with how many funds of it were found. */
export interface CountedFunds {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
}

type GroupOf = (family: FundFamily) => { readonly slug: string; readonly name: string } | null;

/** Houses or categories by name, with the number of their funds; those without are left out. */
function countedBy(families: readonly FundFamily[], groupOf: GroupOf): readonly CountedFunds[] {
  const groups = new Map<string, CountedFunds>();
  for (const family of families) {
    const group = groupOf(family);
    if (!group) continue;
    const { slug, name } = group;
    groups.set(slug, { slug, name, count: (groups.get(slug)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) =>
    a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1,
  );
}

const GROUPS: Readonly<Record<'house' | 'category', GroupOf>> = {
  house: ({ house }) => house,
  category: ({ category }) => category,
};

const currentOf = ({ families }: FundList) => families.filter(({ isCurrent }) => isCurrent);

/** The houses, and the categories, of all current funds. */
export const housesOf = oncePer((list: FundList) => countedBy(currentOf(list), GROUPS.house));
export const categoriesOf = oncePer((list: FundList) =>
  countedBy(currentOf(list), GROUPS.category),
);

/**
 * The houses or categories to choose from, each with the number of matches of the rest of the
 * filter, and the chosen one.
 */
export function choicesOf(
  list: FundList,
  filter: FundFilter,
  of: 'house' | 'category',
): readonly CountedFunds[] {
  const families = findFunds(list, { ...filter, [of]: '' }).map(({ family }) => family);
  const choices = countedBy(families, GROUPS[of]);
  const all = of === 'house' ? housesOf(list) : categoriesOf(list);
  const chosen = all.find(({ slug }) => slug === filter[of]);
  if (!chosen || choices.some(({ slug }) => slug === chosen.slug)) return choices;
  return [...choices, { ...chosen, count: 0 }];
}
