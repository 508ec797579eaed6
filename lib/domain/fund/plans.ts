import { change, LONGEST_BREAK } from '@/lib/domain/figure/series';
import { plainSlug } from '@/lib/tools/slug';
import { daysBetween } from '@/lib/tools/time';

import { navSeries } from './nav-series';
import type { FundFamily, FundScheme, Option, Plan } from './types';

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  regular: 'Regular',
  direct: 'Direct',
  exchange: 'Exchange-traded units',
  unknown: 'Plan not stated',
};

export const OPTION_NAMES: Readonly<Record<Option, string>> = {
  growth: 'Growth',
  idcw: 'IDCW',
  bonus: 'Bonus',
  unknown: 'Option not stated',
};

/**
 * The known plan and option of a scheme: `Regular, Growth`, `Direct, Monthly IDCW, payout`; else
 * empty.
 */
export function knownLabel({ plan, option, variant }: FundScheme): string {
  // An ETF has one plan and option; only one with payouts needs a label.
  const isPlain = option === 'unknown' || (plan === 'exchange' && option === 'growth');
  const name = isPlain ? '' : OPTION_NAMES[option];
  const isSaid = variant?.toLowerCase().includes(name.toLowerCase());
  const parts = [plan === 'unknown' ? '' : PLAN_NAMES[plan], isSaid ? '' : name, variant];
  return parts.filter(Boolean).join(', ');
}

/** The same, with a text if nothing is known. */
export const schemeLabel = (scheme: FundScheme): string =>
  knownLabel(scheme) || 'Plan and option not stated';

/** The choice of a scheme in an address; an empty text means no choice. */
interface SchemeChoice {
  readonly plan?: string;
  readonly option?: string;
  /** `monthly-idcw-payout` */
  readonly variant?: string;
  readonly code?: string;
}

const variantSlug = ({ variant }: FundScheme): string => plainSlug(variant ?? '');

/**
 * The scheme that `?plan=direct&option=idcw&variant=monthly-idcw` or `?code=119551` names, as near
 * as the family has it; else its first.
 */
export function chosenScheme(
  { schemes }: FundFamily,
  { plan = '', option = '', variant = '', code = '' }: SchemeChoice,
): FundScheme | null {
  const [first] = schemes;
  if (!first) return null;
  const ofCode = code && schemes.find((one) => one.code === code);
  if (ofCode) return ofCode;
  const wantedPlan = plan || first.plan;
  const wantedOption = option || first.option;
  const both = schemes.filter((one) => one.plan === wantedPlan && one.option === wantedOption);
  return (
    both.find((one) => variant !== '' && variantSlug(one) === variant) ??
    both[0] ??
    schemes.find((one) => plan !== '' && one.plan === plan) ??
    first
  );
}

/** The growth options of both plans, whose NAVs can be compared. */
export function growthPair({ schemes }: FundFamily): {
  readonly direct: FundScheme | null;
  readonly regular: FundScheme | null;
} {
  const growthOf = (plan: Plan) =>
    schemes.find((one) => one.plan === plan && one.option === 'growth') ?? null;
  return { direct: growthOf('direct'), regular: growthOf('regular') };
}

/** The plan and option pairs of a family, each with its first scheme. */
export function pairsOf({ schemes }: FundFamily): readonly FundScheme[] {
  const pairs = new Map(schemes.toReversed().map((one) => [`${one.plan} ${one.option}`, one]));
  return schemes.filter((one) => pairs.get(`${one.plan} ${one.option}`) === one);
}

/** The query that shows a scheme on its family's page; empty for the default one. */
export function schemeQuery(
  { schemes }: FundFamily,
  scheme: FundScheme,
): Readonly<Record<string, string>> {
  const { plan, option, code } = scheme;
  const isFirst = (test: (one: FundScheme) => boolean) => schemes.find(test)?.code === code;
  const isOfPair = (one: FundScheme) => one.plan === plan && one.option === option;
  const variant = variantSlug(scheme);
  if (isFirst(() => true)) return {};
  if (isFirst(isOfPair)) return { plan, option };
  if (variant !== '' && isFirst((one) => isOfPair(one) && variantSlug(one) === variant))
    return { plan, option, variant };
  return { code };
}

type TwoDays = Pick<FundScheme, 'nav' | 'day' | 'previousNav' | 'previousDay'>;

/**
 * The change of a NAV from the previous one, in rupees and per cent; `null` if either is missing,
 * or if the previous one is more than a week older or not comparable: that is not a daily change.
 */
export function dayChange({ nav, day, previousNav, previousDay }: TwoDays) {
  if (nav === null || previousNav === null || previousNav <= 0) return null;
  if (day === null || previousDay === null || daysBetween(previousDay, day) > LONGEST_BREAK)
    return null;
  const series = navSeries([
    { day: previousDay, nav: previousNav },
    { day, nav },
  ]);
  const found = change(series, previousDay, day);
  // In the units of the newest NAV, where units were split between the two.
  const previous = series.points[0]?.value ?? previousNav;
  return found.value === null ? null : { change: nav - previous, percent: found.value, previous };
}

/** The funds whose units trade on an exchange have one plan. */
export const isExchangeTraded = ({ schemes }: Pick<FundFamily, 'schemes'>): boolean =>
  schemes.length > 0 && schemes.every(({ plan }) => plan === 'exchange');

/** The newest day with a NAV of a family; `null` if it has none. */
export const newestDay = ({ schemes }: FundFamily): string | null =>
  schemes.reduce<string | null>(
    (newest, { day }) => (day !== null && (newest === null || day > newest) ? day : newest),
    null,
  );

/** The slugs of the funds whose units trade on an exchange, by ISIN. */
export const slugsByIsin = (families: readonly FundFamily[]): ReadonlyMap<string, string> =>
  new Map(
    families
      .filter(isExchangeTraded)
      .flatMap(({ slug, schemes }) =>
        schemes.flatMap(({ isin }) => (isin ? [[isin, slug] as const] : [])),
      ),
  );
