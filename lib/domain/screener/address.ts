import { parameter, type SearchParameters } from '@/lib/tools/parameters';

import {
  SCREEN_FIELDS,
  SCREEN_GROUPS,
  type GroupKey,
  screenFieldOf,
  type ScreenKey,
} from './fields';

/** Bounds of a figure, both included; `null` for an open end. */
export interface Bound {
  readonly from: number | null;
  readonly to: number | null;
}

/** A request to the screener. All conditions must hold. */
export interface Screen {
  readonly bounds: Readonly<Partial<Record<ScreenKey, Bound>>>;
  readonly groups: Readonly<Partial<Record<GroupKey, string>>>;
  readonly sort: ScreenKey;
  readonly direction: 'down' | 'up';
  /** Columns besides the name; empty for the default ones. */
  readonly columns: readonly ScreenKey[];
  /** Bounds that are not a number, as typed, by their parameter; they are ignored. */
  readonly unreadable: Readonly<Record<string, string>>;
}

const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)$/;

/** `null` if blank, `undefined` if not a number. */
function boundOf(given: string): number | null | undefined {
  if (given === '') return null;
  const compact = given.replace(/[\s,₹%]/g, '').replace('−', '-');
  // Adding 0 turns −0 into 0.
  return NUMBER.test(compact) && compact.length <= 15 ? Number(compact) + 0 : undefined;
}

/** The parameters of a field's bounds. */
export const boundNames = (key: ScreenKey) => [`${key}-from`, `${key}-to`] as const;

function columnsOf(given: SearchParameters[string]): readonly ScreenKey[] {
  const chosen = new Set([given ?? []].flat());
  return SCREEN_FIELDS.flatMap(({ key }) => (chosen.has(key) ? key : []));
}

/** Reads a screen from the parameters of an address; unknown values are left out. */
export function readScreen(parameters: SearchParameters): Screen {
  const unreadable: Record<string, string> = {};
  const read = (name: string): number | null => {
    const given = parameter(parameters, name);
    const bound = boundOf(given);
    if (bound === undefined) unreadable[name] = given;
    return bound ?? null;
  };
  const bounds = SCREEN_FIELDS.flatMap(({ key }) => {
    const [from, to] = boundNames(key).map(read);
    return from === null && to === null ? [] : [[key, { from: from ?? null, to: to ?? null }]];
  });
  const groups = SCREEN_GROUPS.flatMap(({ key }) => {
    const value = parameter(parameters, key);
    return value === '' ? [] : [[key, value]];
  });
  return {
    bounds: Object.fromEntries(bounds),
    groups: Object.fromEntries(groups),
    sort: screenFieldOf(parameter(parameters, 'sort'))?.key ?? 'mcap',
    direction: parameter(parameters, 'direction') === 'up' ? 'up' : 'down',
    columns: columnsOf(parameters.columns),
    unreadable,
  };
}

/**
 * The query of a screen, with only the values that differ from the defaults; with the page number
 * after the first page.
 */
export function screenQuery(screen: Screen, page = 1): string {
  const given = new URLSearchParams();
  for (const { key } of SCREEN_FIELDS) {
    const { from = null, to = null } = screen.bounds[key] ?? {};
    const [fromName, toName] = boundNames(key);
    if (from !== null) given.append(fromName, String(from));
    if (to !== null) given.append(toName, String(to));
  }
  for (const { key } of SCREEN_GROUPS) {
    const value = screen.groups[key];
    if (value) given.append(key, value);
  }
  if (screen.sort !== 'mcap') given.append('sort', screen.sort);
  if (screen.direction !== 'down') given.append('direction', screen.direction);
  for (const column of screen.columns) given.append('columns', column);
  if (page > 1) given.append('page', String(page));
  return given.toString();
}
