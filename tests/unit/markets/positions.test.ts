import {
  banBoards,
  lotBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { namesBySymbol } from '@/lib/domain/index/petals';
import {
  bannedOf,
  nearLimit,
  positionPanels,
  positionRows,
  positionsFinding,
} from '@/lib/domain/contract/positions';
import { CALLS } from '@/lib/provider/calls';
import { foBan, lotSizes, participants } from '@/lib/provider/embedded/sample/derivatives';
import type { PositionLimit } from '@/lib/domain/contract/records';

const names = namesBySymbol(null);
const limit = (symbol: string, openInterest: number | null, isBanned = false): PositionLimit => ({
  ...{ symbol, openInterest, isBanned, name: null, limit: 100, next: '2026-11-23' },
});

describe('the ban list', () => {
  const limits = [limit('A', 96, true), limit('B', 85, true), limit('C', 80), limit('D', 79.9)];

  test('has the banned shares, and apart those at four fifths of the limit', () => {
    expect(bannedOf(limits).map(({ symbol }) => symbol)).toEqual(['A', 'B']);
    expect(nearLimit(limits).map(({ symbol }) => symbol)).toEqual(['C']);
    expect(nearLimit([limit('E', null)])).toEqual([]);
  });

  test('says so', () => {
    const [banned, near] = banBoards(limits, names);
    expect(banned.finding).toBe('2 shares are in the ban period: A, B');
    expect(near.finding).toBe('1 more at 80% of the limit or above');
    expect(banBoards([], names)[0].finding).toBe('No share is in the ban period');
  });
});

describe('positions by participant', () => {
  const read = CALLS.participants.read({
    date: '2026-11-20',
    rows: [
      { category: 'FII', futureIndexLong: '1,000', futureIndexShort: 250 },
      { category: 'Client', futureIndexLong: 100, futureIndexShort: 850 },
    ],
  }).data.rows;

  test('net is long minus short, and unknown without either', () => {
    const rows = positionRows(read);
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({ instrument: 'Index futures', long: 1000, net: 750 });
    expect(rows[2]).toMatchObject({ instrument: 'Stock futures', long: null, net: null });
  });

  test('the bars of an instrument have one scale for all participants', () => {
    const [foreign, clients] = positionPanels(positionRows(read));
    expect(foreign).toMatchObject({ category: 'Foreign institutions (FII)' });
    expect(foreign?.bars[0]).toMatchObject({ longShare: 1, shortShare: 0.25 });
    expect(clients?.bars[0]).toMatchObject({ longShare: 0.1, shortShare: 0.85 });
    expect(clients?.bars[1]).toMatchObject({ net: null, longShare: 0, shortShare: 0 });
    expect(positionPanels([])).toEqual([]);
  });

  test('the finding names the furthest from even', () => {
    expect(positionsFinding(positionRows(read))).toBe(
      'Foreign institutions: 750 index futures net long',
    );
    const [furthest] = positionRows(read);
    expect(positionsFinding(furthest ? [{ ...furthest, net: -214_000 }] : [])).toBe(
      'Foreign institutions: 2.1 lakh index futures net short',
    );
    expect(participantBoard([]).finding).toBe('Open interest by participant');
  });

  test('a phone’s row names its instrument beside its participant', () => {
    const rows = CALLS.participants.read(participants('')).data.rows;
    const { columns, rows: shown } = participantBoard(rows);
    const named = columns.filter(({ isNote }, at) => at === 0 || isNote);
    const names = shown.map((row) => named.map(({ value }) => value(row)).join());
    expect(new Set(names).size).toBe(shown.length);
  });

  test('of the sample are as many long as short', () => {
    for (const on of ['', '2026-11-18']) {
      const rows = positionRows(CALLS.participants.read(participants(on)).data.rows);
      const instruments = new Set(rows.map(({ instrument }) => instrument));
      const sums = [...instruments].map((name) =>
        rows
          .filter(({ instrument }) => instrument === name)
          .reduce((sum, { net }) => sum + (net ?? 0), 0),
      );
      expect(sums).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});

test('lot sizes: indices first, then shares by symbol', () => {
  const lots = CALLS.lotSizes.read(lotSizes()).data;
  const { rows, finding } = lotBoard(lots, names);
  expect(rows[0]?.isIndex).toBe(true);
  expect(rows.at(-1)?.isIndex).toBe(false);
  expect(finding).toMatch(/^\d+ shares and 5 indices have derivatives$/);
  expect(lots.every(({ lot }) => lot > 0 && Number.isInteger(lot))).toBe(true);
});

test('an underlying without a contract has a dash for its expiry', () => {
  const [lot] = CALLS.lotSizes.read(lotSizes()).data;
  if (!lot) throw new Error('no lot size');
  const without = { ...lot, expiries: [] };
  const { columns } = lotBoard([without], names);
  expect(columns.at(-1)?.cell?.(without)).toBe('–');
});

test('the positions of the sample are for the session after', () => {
  const { rows, date } = foBan('2026-11-20');
  expect(date).toBe('2026-11-20');
  expect(rows.every(({ next }) => next === '2026-11-23')).toBe(true);
});
