import { count, figure, words } from '@/components/ui/Table/columns';
import type { MarketClock } from '@/lib/domain/figure/ages';
import { countOf } from '@/lib/tools/format';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { expiryAhead } from '@/lib/domain/contract/dated';
import { findingOn, pastDay } from '@/lib/domain/figure/tense';
import {
  banFinding,
  bannedOf,
  nearFinding,
  nearLimit,
  partOfLimit,
  positionRows,
  type PositionRow,
  positionsFinding,
} from '@/lib/domain/contract/positions';
import { putCallRatio } from '@/lib/domain/contract/option-chain';
import type {
  LotSize,
  OptionUnderlying,
  Participant,
  PositionLimit,
} from '@/lib/domain/contract/records';

import type { Board } from './board';
import {
  companyColumn,
  dayColumn,
  UnderlyingCell,
} from '@/components/sections/market/company-cell';

/** The day of a board's figures and the time of rendering, which decide its tense. */
export interface BoardAge {
  readonly day: string | null;
  readonly now: MarketClock;
}

/** `201 shares and 5 indices have derivatives`, for an old list with its day and `had`. */
function countFinding(
  rows: readonly { readonly isIndex: boolean }[],
  what: string,
  past: string | null,
) {
  const shares = rows.filter(({ isIndex }) => !isIndex).length;
  const counts = `${countOf(shares, 'share')} and ${countOf(rows.length - shares, 'index', 'indices')}`;
  return findingOn({ present: `${counts} have ${what}`, past: `${counts} had ${what}` }, past);
}

/** Shares in which no new positions may be opened, and those near it. */
export function banBoards(
  limits: readonly PositionLimit[],
  names: NamesBySymbol,
  { day, now }: BoardAge,
): readonly [Board<PositionLimit>, Board<PositionLimit>] {
  const past = pastDay('ban-list', day, now);
  const columns: Board<PositionLimit>['columns'] = [
    companyColumn(names),
    figure('part', 'Part of limit %', partOfLimit, { slot: 'third' }),
    count('interest', 'Open interest', (one) => one.openInterest),
    count('limit', 'Limit', ({ limit }) => limit),
    dayColumn('next', 'Holds on', ({ isBanned, next }) => (isBanned ? next : null)),
  ];
  const [banned, near] = [bannedOf(limits), nearLimit(limits)];
  const board = { columns, sortedBy: ['part', 'descending'] as const };
  return [
    {
      ...board,
      id: 'ban-list',
      rows: banned,
      finding: findingOn(banFinding(banned), past),
      caption: 'Shares in the ban period of derivatives',
      none:
        past === null
          ? 'New positions may be opened in every share with derivatives.'
          : 'New positions could be opened in every share with derivatives.',
    },
    {
      ...board,
      id: 'ban-list-near',
      rows: near,
      finding: findingOn(nearFinding(near), past),
      caption: 'Shares near the limit of open positions',
      none: `No other share ${past === null ? 'has' : 'had'} open positions of 80% of its limit or more.`,
    },
  ];
}

/** Long and short positions of each category of participants. */
export function participantBoard(
  participants: readonly Participant[],
  { day, now }: BoardAge,
): Board<PositionRow> {
  const rows = positionRows(participants);
  const finding = positionsFinding(rows);
  return {
    id: 'participants',
    rows,
    finding: finding
      ? findingOn(finding, pastDay('market-list', day, now))
      : 'Open interest by participant',
    caption: 'Open interest by instrument and participant, in contracts',
    columns: [
      words('category', 'Participant', ({ category }) => category),
      words('instrument', 'Instrument', ({ instrument }) => instrument, { slot: 'particulars' }),
      count('long', 'Long', ({ long }) => long),
      count('short', 'Short', ({ short }) => short),
      figure('net', 'Net', ({ net }) => net, { format: 'points', digits: 0, slot: 'third' }),
    ],
    none: 'The exchange’s figures for participants have not reached us.',
  };
}

/** Every share and index with options: indices first, then by open interest. */
export function optionBoard(
  underlyings: readonly OptionUnderlying[],
  names: NamesBySymbol,
  { day, now }: BoardAge,
): Board<OptionUnderlying> {
  const rows = [...underlyings].sort(
    (a, b) => Number(b.isIndex) - Number(a.isIndex) || (a.symbol < b.symbol ? -1 : 1),
  );
  const past = pastDay('market-list', day, now);
  return {
    id: 'option-chain',
    rows,
    caption: 'Shares and indices with options',
    finding: rows.length === 0 ? 'Option chains at the close' : countFinding(rows, 'options', past),
    columns: [
      words('symbol', 'Underlying', ({ symbol }) => symbol, {
        cell: (row) => <UnderlyingCell row={row} names={names} />,
      }),
      figure('close', 'Close', ({ close }) => close, { slot: 'price' }),
      count('calls', 'Call OI', (one) => one.callOpenInterest),
      count('puts', 'Put OI', (one) => one.putOpenInterest),
      figure(
        'pcr',
        'Put-call ratio',
        (one) => putCallRatio(one.callOpenInterest, one.putOpenInterest),
        { slot: 'third' },
      ),
      dayColumn('expiry', 'First expiry', ({ expiries }) => expiryAhead(expiries, now, past)),
    ],
    none: 'The exchange’s figures for options have not reached us.',
  };
}

/** Lot sizes of every underlying: indices first, then shares by symbol. */
export function lotBoard(
  lots: readonly LotSize[],
  names: NamesBySymbol,
  { day, now }: BoardAge,
): Board<LotSize> {
  const rows = [...lots].sort(
    (a, b) => Number(b.isIndex) - Number(a.isIndex) || (a.symbol < b.symbol ? -1 : 1),
  );
  const past = pastDay('market-list', day, now);
  return {
    id: 'lot-sizes',
    rows,
    caption: 'Lot sizes of derivatives',
    finding:
      rows.length === 0 ? 'Lot sizes of derivatives' : countFinding(rows, 'derivatives', past),
    columns: [
      { ...companyColumn<LotSize>(names), label: 'Underlying' },
      count('lot', 'Lot', ({ lot }) => lot, { slot: 'third' }),
      dayColumn('expiry', 'Next expiry', ({ expiries }) => expiryAhead(expiries, now, past)),
    ],
    none: 'The exchange’s list of lot sizes has not reached us.',
  };
}
