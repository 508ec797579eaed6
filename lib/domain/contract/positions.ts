import { countOf, formatCount, formatNumber, formatPercent, LAKH } from '@/lib/tools/format';
import type { Instrument, Participant, PositionLimit } from './records';

/** A share's open interest in per cent of the limit; `null` where either is unknown. */
export const partOfLimit = ({ limit, openInterest }: PositionLimit): number | null =>
  limit && openInterest !== null ? (100 * openInterest) / limit : null;

/** A share this near the limit, in per cent, is worth knowing: a ban begins at 95. */
const NEAR = 80;

const byPart = (a: PositionLimit, b: PositionLimit): number =>
  (partOfLimit(b) ?? 0) - (partOfLimit(a) ?? 0) || (a.symbol < b.symbol ? -1 : 1);

export const bannedOf = (limits: readonly PositionLimit[]): readonly PositionLimit[] =>
  limits.filter(({ isBanned }) => isBanned).sort(byPart);

export const nearLimit = (limits: readonly PositionLimit[]): readonly PositionLimit[] =>
  limits.filter((one) => !one.isBanned && (partOfLimit(one) ?? 0) >= NEAR).sort(byPart);

/** The name of each instrument, in the order of the table. */
const INSTRUMENT_NAMES: Readonly<Record<Instrument, string>> = {
  futureIndex: 'Index futures',
  futureStock: 'Stock futures',
  callIndex: 'Index calls',
  putIndex: 'Index puts',
  callStock: 'Stock calls',
  putStock: 'Stock puts',
};

/** The names of participants, as the exchange calls them and in words. */
const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  client: 'Clients',
  dii: 'Domestic institutions (DII)',
  fii: 'Foreign institutions (FII)',
  pro: 'Brokers’ own accounts (Pro)',
};

export interface PositionRow {
  readonly category: string;
  readonly instrument: string;
  readonly long: number | null;
  readonly short: number | null;
  /** Long minus short. */
  readonly net: number | null;
}

const isInstrument = (key: string): key is Instrument => key in INSTRUMENT_NAMES;

/** One row for each instrument and participant. */
export const positionRows = (participants: readonly Participant[]): readonly PositionRow[] =>
  Object.entries(INSTRUMENT_NAMES).flatMap(([key, instrument]) =>
    participants.map(({ category, positions }) => {
      const { long, short } = isInstrument(key) ? positions[key] : { long: null, short: null };
      return {
        category: CATEGORY_NAMES[category.toLowerCase()] ?? category,
        ...{ instrument, long, short },
        net: long === null || short === null ? null : long - short,
      };
    }),
  );

/** A count as a heading says it: `2.1 lakh`, `8,500`. */
const roughly = (count: number): string =>
  count >= LAKH ? `${formatNumber(count / LAKH, 1)} lakh` : formatCount(count);

/** `Foreign institutions: 2.1 lakh index futures net short`: whoever is furthest from even. */
export function positionsFinding(rows: readonly PositionRow[]): string {
  const futures = rows.filter(
    ({ instrument, net }) => instrument === INSTRUMENT_NAMES.futureIndex && net !== null,
  );
  const [furthest] = [...futures].sort((a, b) => Math.abs(b.net ?? 0) - Math.abs(a.net ?? 0));
  if (!furthest?.net) return 'Open interest by participant';
  const who = furthest.category.replace(/ \(.*\)$/, '');
  const side = furthest.net > 0 ? 'long' : 'short';
  return `${who}: ${roughly(Math.abs(furthest.net))} index futures net ${side}`;
}

interface PositionBar extends PositionRow {
  /** Shares of the largest position of any participant in the instrument; 0 where unknown. */
  readonly longShare: number;
  readonly shortShare: number;
}

/** The rows of each participant, with bars that are to one scale across the participants of a row. */
export function positionPanels(
  rows: readonly PositionRow[],
): readonly { readonly category: string; readonly bars: readonly PositionBar[] }[] {
  const most = (of: string) =>
    Math.max(
      1,
      ...rows
        .filter(({ instrument }) => instrument === of)
        .flatMap(({ long, short }) => [long ?? 0, short ?? 0]),
    );
  return [...new Set(rows.map(({ category }) => category))].map((category) => ({
    category,
    bars: rows
      .filter((row) => row.category === category)
      .map((row) => ({
        ...row,
        longShare: (row.long ?? 0) / most(row.instrument),
        shortShare: (row.short ?? 0) / most(row.instrument),
      })),
  }));
}

/** `2 shares are in the ban period: A, B`. */
export function banFinding(banned: readonly PositionLimit[]): string {
  if (banned.length === 0) return 'No share is in the ban period';
  const verb = banned.length === 1 ? 'is' : 'are';
  const few = banned.length <= 5 ? `: ${banned.map(({ symbol }) => symbol).join(', ')}` : '';
  return `${countOf(banned.length, 'share')} ${verb} in the ban period${few}`;
}

/** `12 shares are at 80.00% of the limit or more`. */
export const nearFinding = (near: readonly PositionLimit[]): string =>
  near.length === 0
    ? 'No other share is near its limit'
    : `${formatCount(near.length)} more at ${formatPercent(NEAR, 0)} of the limit or above`;
