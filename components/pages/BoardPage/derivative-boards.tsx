import { count, figure, words } from '@/components/ui/Table/columns';
import { countOf } from '@/lib/tools/format';
import type { NamesBySymbol } from '@/lib/domain/company/directory';
import { expiryAhead } from '@/lib/domain/contract/dated';
import { headline } from '@/lib/domain/figure/headline';
import { type Finding, pastDay } from '@/lib/domain/figure/tense';
import {
  banFindings,
  bannedOf,
  nearFinding,
  nearLimit,
  partOfLimit,
  positionRows,
  type PositionRow,
  positionsFindings,
} from '@/lib/domain/contract/positions';
import { putCallRatio } from '@/lib/domain/contract/option-chain';
import type {
  LotSize,
  OptionUnderlying,
  Participant,
  PositionLimit,
} from '@/lib/domain/contract/records';

import type { Board, BoardAge } from './board';
import {
  companyColumn,
  dayColumn,
  UnderlyingCell,
} from '@/components/sections/market/company-cell';

/** `201 shares and 5 indices have derivatives`, in the past tense `had`; `null` without rows. */
function countFinding(
  rows: readonly { readonly isIndex: boolean }[],
  what: string,
): Finding | null {
  if (rows.length === 0) return null;
  const shares = rows.filter(({ isIndex }) => !isIndex).length;
  const counts = `${countOf(shares, 'share')} and ${countOf(rows.length - shares, 'index', 'indices')}`;
  return { present: `${counts} have ${what}`, past: `${counts} had ${what}` };
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
      headline: headline('F&O ban list', banFindings(banned), past, now),
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
      headline: headline('Shares near the ban', [nearFinding(near)], past, now),
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
  return {
    id: 'participants',
    rows,
    headline: headline(
      'Derivatives by participant',
      positionsFindings(rows),
      pastDay('market-list', day, now),
      now,
    ),
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
    headline: headline('Option chains at the close', [countFinding(rows, 'options')], past, now),
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
    headline: headline('Lot sizes of derivatives', [countFinding(rows, 'derivatives')], past, now),
    columns: [
      { ...companyColumn<LotSize>(names), label: 'Underlying' },
      count('lot', 'Lot', ({ lot }) => lot, { slot: 'third' }),
      dayColumn('expiry', 'Next expiry', ({ expiries }) => expiryAhead(expiries, now, past)),
    ],
    none: 'The exchange’s list of lot sizes has not reached us.',
  };
}
