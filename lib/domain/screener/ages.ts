import type { CompanyFigure, FigureDates } from '@/lib/domain/company/records';
import { type AgingKind, isOld, type MarketClock } from '@/lib/domain/figure/ages';
import { formatDate } from '@/lib/tools/format';

import type { Screen } from './address';
import type { ScreenKey } from './fields';
import type { ReadyScreen } from './screens';

interface Aging {
  readonly kind: AgingKind;
  /** The day of the figure in a row; default: that of the session. */
  readonly date?: keyof FigureDates;
}

/** The kind that sets a figure's maximum age, if the figure is not from the session. */
const AGING: Partial<Readonly<Record<ScreenKey, Aging>>> = {
  mcap: { kind: 'worth' },
  pe: { kind: 'worth', date: 'pe' },
  volatility: { kind: 'worth', date: 'volatility' },
  'sales-growth': { kind: 'results', date: 'results' },
  'profit-growth': { kind: 'results', date: 'results' },
  margin: { kind: 'results', date: 'results' },
  promoters: { kind: 'shareholding', date: 'shareholding' },
  pledge: { kind: 'shareholding', date: 'shareholding' },
};

const agingOf = (key: ScreenKey): Aging => AGING[key] ?? { kind: 'market-list' };

/** Companies with the session of their figures. */
interface Session {
  readonly date: string | null;
  readonly rows: readonly CompanyFigure[];
}

/** The day of a figure of companies, the newest if they differ; `null` while it is not known. */
export function dayOfField(key: ScreenKey, { date, rows }: Session): string | null {
  const { date: own } = agingOf(key);
  if (own === undefined) return date;
  const days = rows.flatMap((row) => row.dates?.[own] ?? []);
  return days.reduce<string | null>((a, b) => (a === null || b > a ? b : a), null) ?? date;
}

/** The day of a figure in the header of its column: only one that all companies share and that is not the session's. */
export function headerDay(key: ScreenKey, session: Session): string | null {
  if (agingOf(key).kind !== 'worth') return null;
  const day = dayOfField(key, session);
  return day === session.date ? null : day;
}

/** The figures that a screen depends on: */
function restsOn({ bounds, sort }: Pick<Screen, 'bounds' | 'sort'>): readonly ScreenKey[] {
  const bounded = Object.keys(bounds) as ScreenKey[];
  return bounded.length > 0 ? bounded : [sort];
}

/** Whether figures of a kind and day are past their maximum age, by one clock or another. */
type IsPast = (kind: AgingKind, day: string) => boolean;

export const pastBy =
  (now: MarketClock): IsPast =>
  (kind, day) =>
    isOld(kind, day, now);

/** The oldest day of a screen's figures that are past their maximum age; `null` if none is. */
export function oldDayOf(screen: Screen, session: Session, isPast: IsPast): string | null {
  const old = restsOn(screen).flatMap((key) => {
    const day = dayOfField(key, session);
    return day !== null && isPast(agingOf(key).kind, day) ? day : [];
  });
  return old.reduce<string | null>((a, b) => (a === null || b < a ? b : a), null);
}

/** The title of a screen if its figures are old: */
export const screenHeading = ({ title }: Pick<ReadyScreen, 'title'>, oldDay: string | null) =>
  oldDay === null ? title : `${title}, by figures of ${formatDate(oldDay)}`;

/** Endings of a title; the first that fits is used. */
export const screenTails = (oldDay: string): readonly string[] => [
  `, by figures of ${formatDate(oldDay)}`,
  ` (${formatDate(oldDay)})`,
  `, ${formatDate(oldDay)}`,
];

/**
 * The description of a screen; for old figures it starts with their day and omits the contents of
 * the list.
 */
export function screenDescription(
  { description }: Pick<ReadyScreen, 'description'>,
  oldDay: string | null,
): string {
  if (oldDay === null) return description;
  const rule = description
    .replace(/,(?: \w+ first,)? with [^.]*\.$/, '.')
    .replace('the last session', 'that session');
  return `By figures of ${formatDate(oldDay)}: ${rule}`;
}
