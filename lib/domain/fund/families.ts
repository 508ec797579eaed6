import { isInCapitals } from '@/lib/tools/capitals';
import { date, figure, navDays, optional, record, type RecordOf, text } from '@/lib/domain/fields';
import { oncePer } from '@/lib/tools/once-per';
import { plainSlug } from '@/lib/tools/slug';
import { addDays, isWeekend } from '@/lib/tools/time';

import { categoryOf } from './categories';
import { calmName, familyKey, fundNamesIn, isSegregatedName, readName } from './names';
import { monthReturnsOf } from './returns';
import type { FundFamily, FundHouse, FundList, FundScheme, Option, Plan } from './types';

const NO_NAV = { nav: null, date: null };
const NO_PREVIOUS = { previousNav: null, previousDate: null };

/** A NAV of 0 means that there is none. */
const nav = optional(figure).to((value) => (value !== null && value > 0 ? value : null));

/**
 * A scheme as the provider's list has it. Days are `YYYY-MM-DD`, NAVs rupees a unit; a NAV without
 * its day is dropped, since its age is unknown.
 */
export const schemeRow = record({
  code: text,
  name: text,
  house: optional(text),
  /** The heading of AMFI's file. */
  category: optional(text),
  isin: optional(text),
  reinvestmentIsin: optional(text),
  plan: optional(text),
  option: optional(text),
  formerName: optional(text),
  nav,
  date: optional(date),
  previousNav: nav,
  previousDate: optional(date),
  firstDate: optional(date),
  /** NAV of the last month's end, and those of 1, 3 and 5 years before it. */
  monthEnds: optional(navDays),
}).to((row) => ({
  ...row,
  ...((row.nav === null || row.date === null) && NO_NAV),
  ...((row.previousNav === null || row.previousDate === null) && NO_PREVIOUS),
}));
export type SchemeRow = RecordOf<typeof schemeRow>;

/** A NAV is current for this many weekdays; holidays are not considered. */
const CURRENT_DAYS = 10;

const UNKNOWN_HOUSE = 'Other fund houses';

const PLANS: readonly Plan[] = ['regular', 'direct', 'exchange', 'unknown'];
const OPTIONS: readonly Option[] = ['growth', 'idcw', 'bonus', 'unknown'];

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** "SBI Mutual Fund" has the address `sbi`. */
const houseOf = (name: string): FundHouse => ({
  slug: plainSlug(name.replace(/\s+mutual fund\b/i, '')) || plainSlug(name),
  name,
});

/** The day of most schemes' NAVs, so that a wrong day in one row has no effect. */
function newestDay(rows: readonly SchemeRow[]): string | null {
  const counts = new Map<string, number>();
  for (const { date } of rows) if (date) counts.set(date, (counts.get(date) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || compare(b[0], a[0]));
  return most?.[0] ?? null;
}

/** The oldest of the last trading days. */
function oldestCurrent(newest: string): string {
  let day = newest;
  for (let left = CURRENT_DAYS - 1; left > 0;) {
    day = addDays(day, -1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

interface Read {
  readonly family: string;
  readonly house: string;
  readonly heading: string | null;
  readonly scheme: FundScheme;
}

/** Units of these funds trade on an exchange; those of a fund of funds do not. */
const isOfExchange = (heading: string): boolean =>
  /\bETFs?\b|exchange[- ]traded/i.test(heading) && !/\bFoFs?\b|\bfunds? of funds?\b/i.test(heading);

function read(row: SchemeRow): Read {
  const { family, plan: namedPlan, option, variant } = readName(row);
  // AMFI's columns call the only plan of an ETF regular, direct or nothing.
  const plan: Plan = isOfExchange(row.category ?? '') ? 'exchange' : namedPlan;
  return {
    family,
    house: row.house ?? UNKNOWN_HOUSE,
    heading: row.category,
    scheme: {
      code: row.code,
      name: row.name,
      formerName: row.formerName,
      isin: row.isin,
      reinvestmentIsin: row.reinvestmentIsin,
      plan,
      option,
      variant,
      nav: row.nav,
      day: row.date,
      previousNav: row.previousNav,
      previousDay: row.previousDate,
      firstDay: row.firstDate,
      monthReturns: monthReturnsOf(option, row.monthEnds),
    },
  };
}

/** Codes are numbers, and rise with time. */
const byCode = (a: FundScheme, b: FundScheme): number =>
  a.code.length - b.code.length || compare(a.code, b.code);

const inOrder = (a: FundScheme, b: FundScheme): number =>
  PLANS.indexOf(a.plan) - PLANS.indexOf(b.plan) ||
  OPTIONS.indexOf(a.option) - OPTIONS.indexOf(b.option) ||
  Number(a.variant !== null) - Number(b.variant !== null) ||
  byCode(a, b);

/**
 * The scheme that represents a family: the one with the newest NAV; if several have it, the oldest.
 */
const leading = (members: readonly Read[]): Read =>
  members.reduce((best, one) => {
    const order = compare(one.scheme.day ?? '', best.scheme.day ?? '');
    return order > 0 || (order === 0 && byCode(one.scheme, best.scheme) < 0) ? one : best;
  });

/**
 * The most frequent spelling, without stray blanks and full stops; mixed case is preferred to
 * capitals.
 */
function nameOf(members: readonly Read[]): string {
  const counts = new Map<string, number>();
  for (const { family } of members) counts.set(family, (counts.get(family) ?? 0) + 1);
  const [best = ['']] = [...counts].sort(
    ([a, of], [b, others]) =>
      Number(isInCapitals(a)) - Number(isInCapitals(b)) || others - of || compare(a, b),
  );
  return calmName(best[0]).replace(/\(\s+/g, '(').replace(/\s+\)/g, ')').replace(/\.$/, '');
}

/** The former names of a fund: those of its codes without plan and option. */
function formerNamesIn(members: readonly Read[], name: string): readonly string[] {
  const byKey = new Map<string, string>();
  for (const { scheme } of members) {
    for (const family of [scheme.name, scheme.formerName ?? ''].flatMap(fundNamesIn)) {
      const key = familyKey(family);
      if (!byKey.has(key)) byKey.set(key, calmName(family));
    }
  }
  const own = [name, ...members.map(({ family }) => family)].map(familyKey);
  return [...byKey].flatMap(([key, former]) =>
    own.some((one) => key.startsWith(one)) ? [] : [former],
  );
}

function familyOf(members: readonly Read[], oldest: string): Omit<FundFamily, 'slug'> {
  const { house, heading } = leading(members);
  const name = nameOf(members);
  return {
    name,
    house: houseOf(house),
    category: categoryOf(heading),
    heading,
    isCurrent: members.some(({ scheme }) => (scheme.day ?? '') >= oldest),
    isSegregated: isSegregatedName(name),
    formerNames: formerNamesIn(members, name),
    schemes: members.map(({ scheme }) => scheme).sort(inOrder),
  };
}

const firstCode = ({ schemes }: Pick<FundFamily, 'schemes'>): FundScheme =>
  schemes.reduce((first, one) => (byCode(one, first) < 0 ? one : first));

/** Funds of two houses may have the same slug: the current, older one gets it. */
function withSlugs(families: readonly Omit<FundFamily, 'slug'>[]): FundFamily[] {
  const taken = new Set<string>();
  return [...families]
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || byCode(firstCode(a), firstCode(b)))
    .map((family) => {
      const code = firstCode(family).code;
      const own = plainSlug(family.name) || code;
      let slug = own;
      while (taken.has(slug)) slug = `${slug}-${code}`;
      taken.add(slug);
      return { slug, ...family };
    });
}

/**
 * Joins the schemes of a list into families: the plans and options of one fund of one house, by
 * name. A scheme whose fund was merged or matured keeps its last NAV and is not current.
 */
export function familiesOf(rows: readonly SchemeRow[]): FundList {
  const asOf = newestDay(rows);
  const oldest = asOf === null ? '' : oldestCurrent(asOf);
  const members = new Map<string, Read[]>();
  for (const row of rows) {
    const found = read(row);
    const key = `${familyKey(found.house)} ${familyKey(found.family)}`;
    const known = members.get(key);
    if (known) known.push(found);
    else members.set(key, [found]);
  }
  const families = [...members.values()].map((ofOne) => familyOf(ofOne, oldest));
  return {
    asOf,
    families: withSlugs(families).sort(
      (a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.slug, b.slug),
    ),
  };
}

const bySlug = oncePer(
  ({ families }: FundList) => new Map(families.map((family) => [family.slug, family])),
);
const byCodeOf = oncePer(
  ({ families }: FundList) =>
    new Map(families.flatMap((one) => one.schemes.map(({ code }) => [code, one] as const))),
);

/** The fund of an address's last segment. */
export const fundBySlug = (list: FundList, slug: string): FundFamily | undefined =>
  bySlug(list).get(slug);

/** The fund of one of AMFI's codes. */
export const fundByCode = (list: FundList, code: string): FundFamily | undefined =>
  byCodeOf(list).get(code);
