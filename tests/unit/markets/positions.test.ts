import {
  banBoards,
  lotBoard,
  participantBoard,
} from '@/components/pages/BoardPage/derivative-boards';
import { marketClock } from '@/lib/content/market-clock';
import { namesBySymbol } from '@/lib/domain/company/directory';
import {
  bannedOf,
  nearLimit,
  positionPanels,
  positionRows,
  positionsFindings,
  withheldBans,
} from '@/lib/domain/contract/positions';
import { CALLS } from '@/lib/provider/calls';
import { foBan, lotSizes, participants } from '@/lib/provider/embedded/sample/derivatives';
import type { PositionLimit } from '@/lib/domain/contract/records';

import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';

const names = namesBySymbol(null);
const CURRENT = { day: '2026-11-20', now: SESSION_EVENING };
const OLD = { day: '2026-11-20', now: WEEK_LATER };
const limit = (symbol: string, openInterest: number | null, isBanned = false): PositionLimit => ({
  symbol,
  openInterest,
  isBanned,
  name: null,
  limit: 100,
  next: '2026-11-23',
});

describe('the ban list', () => {
  const limits = [limit('A', 96, true), limit('B', 85, true), limit('C', 80), limit('D', 79.9)];

  test('has the banned shares, and apart those at four fifths of the limit', () => {
    expect(bannedOf(limits).map(({ symbol }) => symbol)).toEqual(['A', 'B']);
    expect(nearLimit(limits).map(({ symbol }) => symbol)).toEqual(['C']);
    expect(nearLimit([limit('E', null)])).toEqual([]);
  });

  test('says so', () => {
    const [banned, near] = banBoards(limits, names, CURRENT);
    expect(banned.headline.heading).toBe('2 shares are in the ban period: A, B');
    expect(near.headline.heading).toBe('1 more is at 80% of the limit or above');
    expect(banBoards([], names, CURRENT)[0].headline.heading).toBe('No share is in the ban period');
  });

  test('of an old session is in the past tense, with its day', () => {
    const one = [limit('A', 96, true)];
    expect(banBoards(one, names, CURRENT)[0].headline.heading).toBe(
      '1 share is in the ban period: A',
    );
    expect(banBoards(one, names, OLD).map(({ headline }) => headline.heading)).toEqual([
      '20 Nov: 1 share was in the ban period: A',
      '20 Nov: no other share was near its limit',
    ]);
    expect(banBoards([], names, OLD)[0].headline.heading).toBe(
      '20 Nov: no share was in the ban period',
    );
  });

  test.each([
    ['after its session closed', '2026-11-20T20:00:00+05:30', null],
    ['at a weekend', '2026-11-22T12:00:00+05:30', null],
    ['in the session that it holds for', '2026-11-23T12:00:00+05:30', null],
    ['once that session has closed', '2026-11-23T18:00:00+05:30', '2026-11-20'],
    ['a year later', '2027-11-19T12:00:00+05:30', '2026-11-20'],
  ])('is withheld when it no longer holds: %s', (_, moment, day) => {
    const data = { date: '2026-11-20', first: null, days: [], rows: limits };
    const answer = { data, source: 'end-of-day', asOf: '2026-11-20', note: null } as const;
    const now = marketClock(new Date(moment));
    expect(withheldBans(answer, now)).toBe(day);
    expect(withheldBans(null, now)).toBeNull();
    expect(withheldBans({ ...answer, source: 'sample' }, now)).toBeNull();
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

  test('the finding names the furthest from even, and all of a tie', () => {
    const said = (rows: Parameters<typeof positionsFindings>[0]) =>
      positionsFindings(rows)[0]?.present;
    expect(said(positionRows(read))).toBe(
      'furthest from even: foreign institutions 750 index futures net long, clients 750 index futures net short',
    );
    const [furthest] = positionRows(read);
    if (!furthest) throw new Error('no row');
    expect(said([{ ...furthest, net: -214_000 }])).toBe(
      'furthest from even: foreign institutions 2.1 lakh index futures net short',
    );
    expect(said([{ ...furthest, net: 1 }])).toMatch(/1 index future net long$/);
    expect(said([{ ...furthest, net: 0 }])).toBe(
      'every participant is as long as short in index futures',
    );
    expect(participantBoard([], CURRENT).headline.heading).toBe('Derivatives by participant');
    expect(participantBoard(read, OLD).headline).toEqual({
      heading: 'Derivatives by participant',
      lead: expect.stringMatching(
        /^On 20 Nov 2026, furthest from even: foreign institutions 750/,
      ) as string,
    });
  });

  test('a row on a phone names its instrument next to its participant', () => {
    const rows = CALLS.participants.read(participants('')).data.rows;
    const { columns, rows: shown } = participantBoard(rows, CURRENT);
    const named = columns.filter(({ slot }, at) => at === 0 || slot === 'particulars');
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
  const { rows, headline } = lotBoard(lots, names, CURRENT);
  expect(rows[0]?.isIndex).toBe(true);
  expect(rows.at(-1)?.isIndex).toBe(false);
  expect(headline.heading).toMatch(/^\d+ shares and 5 indices have derivatives$/);
  expect(lots.every(({ lot }) => lot > 0 && Number.isInteger(lot))).toBe(true);
});

test('an expiry is next only while it is ahead, and of a list that knows the contracts of now', () => {
  const [lot] = CALLS.lotSizes.read(lotSizes()).data;
  if (!lot) throw new Error('no lot size');
  const one = { ...lot, isIndex: false, expiries: ['2026-11-20', '2026-12-29'] };
  const nextOf = (age: typeof CURRENT) => lotBoard([one], names, age).columns.at(-1)?.value(one);
  expect(nextOf(CURRENT)).toBe('2026-11-20');
  const monday = marketClock(new Date('2026-11-23T10:00:00+05:30'));
  expect(nextOf({ day: '2026-11-20', now: monday })).toBe('2026-12-29');
  expect(nextOf(OLD)).toBeNull();
  expect(lotBoard([one], names, OLD).headline.heading).toBe(
    '20 Nov: 1 share and 0 indices had derivatives',
  );
  expect(lotBoard([], names, OLD).headline.heading).toBe('Lot sizes of derivatives');
});

test('an underlying without a contract has a dash for its expiry', () => {
  const [lot] = CALLS.lotSizes.read(lotSizes()).data;
  if (!lot) throw new Error('no lot size');
  const without = { ...lot, expiries: [] };
  const { columns } = lotBoard([without], names, CURRENT);
  expect(columns.at(-1)?.cell?.(without)).toBe('–');
});

test('the positions of the sample are for the session after', () => {
  const { rows, date } = foBan('2026-11-20');
  expect(date).toBe('2026-11-20');
  expect(rows.every(({ next }) => next === '2026-11-23')).toBe(true);
});
