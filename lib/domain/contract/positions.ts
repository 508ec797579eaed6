import { countOf, formatCount, formatNumber, formatPercent, LAKH } from '@/lib/tools/format';
import type { MarketClock } from '@/lib/domain/figure/ages';
import type { Dated, Sourced } from '@/lib/domain/sourced';
import { type Finding, pastDay } from '@/lib/domain/figure/tense';
import type { Instrument, Participant, PositionLimit } from './records';

/** A share's open interest in per cent of the limit; `null` if either is unknown. */
export const partOfLimit = ({ limit, openInterest }: PositionLimit): number | null =>
  limit && openInterest !== null ? (100 * openInterest) / limit : null;

/**
 * The day of a ban list that is too old to show as current: a visitor who relies on it could trade
 * into a ban. `null` for a current list, and for the sample, which is marked.
 */
export const withheldBans = (
  answer: Sourced<Dated<PositionLimit>> | null,
  now: MarketClock,
): string | null =>
  answer && answer.source !== 'sample' ? pastDay('ban-list', answer.data.date, now) : null;

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
        instrument,
        long,
        short,
        net: long === null || short === null ? null : long - short,
      };
    }),
  );

/** A count for a heading: `2.1 lakh`, `8,500`. */
const roughly = (count: number): string =>
  count >= LAKH ? `${formatNumber(count / LAKH, 1)} lakh` : formatCount(count);

/** `foreign institutions 2.1 lakh index futures net long`. */
function netWords({ category, net }: PositionRow): string {
  const name = category.replace(/ \(.*\)$/, '');
  const who = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const futures = Math.abs(net ?? 0) === 1 ? 'index future' : 'index futures';
  return `${who} ${roughly(Math.abs(net ?? 0))} ${futures} net ${(net ?? 0) > 0 ? 'long' : 'short'}`;
}

/**
 * `furthest from even: foreign institutions 2.1 lakh index futures net short`; if several are
 * equally far, all of them. Then the same without its first words. Empty if no net position is known.
 */
export function positionsFindings(rows: readonly PositionRow[]): readonly Finding[] {
  const futures = rows.filter(
    ({ instrument, net }) => instrument === INSTRUMENT_NAMES.futureIndex && net !== null,
  );
  if (futures.length === 0) return [];
  const most = Math.max(...futures.map(({ net }) => Math.abs(net ?? 0)));
  if (most === 0) {
    return [
      {
        present: 'every participant is as long as short in index futures',
        past: 'every participant was as long as short in index futures',
      },
      { present: 'index futures: everybody is even', past: 'index futures: everybody was even' },
    ];
  }
  const furthest = futures.filter(({ net }) => Math.abs(net ?? 0) === most);
  const who = furthest.map(netWords).join(', ');
  const short = furthest.map((row) => netWords(row).replace(/ index futures? net /, ' '));
  return [`furthest from even: ${who}`, who, `index futures: ${short.join(', ')}`].map(
    (present) => ({ present }),
  );
}

interface PositionBar extends PositionRow {
  /** Shares of the largest position of any participant in the instrument; 0 where unknown. */
  readonly longShare: number;
  readonly shortShare: number;
}

/** The rows of each participant, with bars on the same scale across the participants of a row. */
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

/** `2 shares are in the ban period: A, B`, if they are few; then without their names. */
export function banFindings(banned: readonly PositionLimit[]): readonly Finding[] {
  const inTense = (is: string, are: string, few: string): string => {
    if (banned.length === 0) return `no share ${is} in the ban period`;
    const verb = banned.length === 1 ? is : are;
    return `${countOf(banned.length, 'share')} ${verb} in the ban period${few}`;
  };
  const few = banned.length <= 5 ? `: ${banned.map(({ symbol }) => symbol).join(', ')}` : '';
  return [few, ''].map((names) => ({
    present: inTense('is', 'are', names),
    past: inTense('was', 'were', names),
  }));
}

/** `12 more are at 80% of the limit or above`. */
export function nearFinding(near: readonly PositionLimit[]): Finding {
  const inTense = (is: string, are: string): string =>
    near.length === 0
      ? `no other share ${is} near its limit`
      : `${formatCount(near.length)} more ${near.length === 1 ? is : are} at ${formatPercent(NEAR, 0)} of the limit or above`;
  return { present: inTense('is', 'are'), past: inTense('was', 'were') };
}
