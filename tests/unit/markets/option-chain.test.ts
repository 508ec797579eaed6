import { optionBoard } from '@/components/pages/BoardPage/derivative-boards';
import {
  chainFinding,
  chainFindings,
  formatStrike,
  formatUnits,
  formatUnitsChange,
  isInLakh,
  largestInterest,
  maxPain,
  MOST_STRIKES,
  moneyStrike,
  payoutAt,
  putCallRatio,
  strikesAround,
} from '@/lib/domain/contract/option-chain';
import { namesBySymbol } from '@/lib/domain/company/directory';
import { CALLS } from '@/lib/provider/calls';
import { optionChain, optionUnderlyings } from '@/lib/provider/embedded/sample/options';
import type { OptionStrike } from '@/lib/domain/contract/records';
import { isCurrentChain } from '@/lib/domain/contract/dated';
import { optionChainMetadata } from '@/lib/pages/markets/option-chain-page';
import fc from '@/tests/support/properties';

import { SESSION_EVENING, WEEK_LATER } from '../../support/market-clocks';

const side = (openInterest: number | null, volume: number | null = 1) => ({
  openInterest,
  volume,
  openInterestChange: null,
  close: null,
});
const strike = (at: number, calls: number | null, puts: number | null): OptionStrike => ({
  strike: at,
  call: side(calls),
  put: side(puts),
});

describe('the totals of a chain', () => {
  const rows = [strike(90, 10, 40), strike(100, 30, 30), strike(110, 60, null)];

  test.each([
    [100, 25, 0.25],
    [0, 25, null],
    [null, 25, null],
    [100, null, null],
    [100, 0, 0],
  ])('%j calls and %j puts are a ratio of %j', (calls, puts, ratio) => {
    expect(putCallRatio(calls, puts)).toBe(ratio);
  });

  test('max pain is where buyers get least', () => {
    // At 90: puts of 100 get 10 each. At 100: calls of 90. At 110: calls of 90 and 100.
    expect([90, 100, 110].map((end) => payoutAt(rows, end))).toEqual([300, 100, 500]);
    expect(maxPain(rows)).toBe(100);
    expect(maxPain([strike(90, null, 0)])).toBeNull();
    expect(maxPain([])).toBeNull();
  });

  test('the largest open interest, and none where nothing is open', () => {
    expect(largestInterest(rows, 'call')?.strike).toBe(110);
    expect(largestInterest(rows, 'put')?.strike).toBe(90);
    expect(largestInterest([strike(90, 0, null)], 'put')).toBeNull();
  });

  test('the finding says ratio and max pain, as far as they are known', () => {
    expect(chainFinding(rows)).toEqual({
      present: 'more calls than puts are open (0.70 to 1); max pain is at 100',
      past: 'more calls than puts were open (0.70 to 1); max pain was at 100',
    });
    expect(chainFinding([strike(312.5, 0, 5)])?.past).toBe(
      'no call was open; max pain was at 312.50',
    );
    expect(chainFinding([])).toBeNull();
  });

  test('the findings of a title name the symbol, the longest first', () => {
    expect(chainFindings('NIFTY', rows).map(({ past }) => past)).toEqual([
      'more NIFTY calls than puts were open (0.70 to 1); max pain was at 100',
      'more NIFTY calls than puts were open; max pain was at 100',
      'more NIFTY calls than puts were open (0.70 to 1)',
      'more NIFTY calls than puts were open',
    ]);
    expect(chainFindings('NIFTY', [strike(312.5, 0, 5)])[0]?.present).toBe(
      'no NIFTY call is open; max pain is at 312.50',
    );
    expect(chainFindings('NIFTY', [])).toEqual([]);
  });

  test('a chain is counted in lakh from ten lakh of one strike', () => {
    expect(isInLakh([strike(1, 999_999, null)])).toBe(false);
    expect(isInLakh([strike(1, null, 5), strike(2, null, 1_000_000)])).toBe(true);
  });

  test.each([
    [1_30_73_475, true, '130.7'],
    [4_999, true, '<0.1'],
    [0, true, '0.0'],
    [null, true, '–'],
    [4_999, false, '4,999'],
  ])('%s units print as such', (value, inLakh, text) => {
    expect(formatUnits(value, inLakh)).toBe(text);
  });

  test.each([
    [2_50_000, true, '+2.5'],
    [-2_50_000, true, '−2.5'],
    [1_000, true, '+<0.1'],
    [-1_000, true, '−<0.1'],
    [0, true, '0.0'],
    [-1_000, false, '−1,000'],
  ])('a change by %s units prints with its sign', (value, inLakh, text) => {
    expect(formatUnitsChange(value, inLakh)).toBe(text);
  });

  test.each([
    [26_000, '26,000'],
    [312.5, '312.50'],
    [null, '–'],
  ])('the strike %j is printed as %s', (given, printed) => {
    expect(formatStrike(given)).toBe(printed);
  });
});

const chains = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 120 })
  .chain((strikes) =>
    fc.record({
      rows: fc.tuple(
        ...strikes
          .sort((a, b) => a - b)
          .map((at) =>
            fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([c, p]) => strike(at * 50, c, p)),
          ),
      ),
      close: fc.option(fc.double({ min: 1, max: 25_000, noNaN: true })),
    }),
  );

test('no strike pays buyers less than max pain', () => {
  fc.assert(
    fc.property(chains, ({ rows }) => {
      const pain = maxPain(rows);
      if (pain === null) return;
      const least = payoutAt(rows, pain);
      expect(rows.every((row) => payoutAt(rows, row.strike) >= least)).toBe(true);
    }),
  );
});

test('the strikes shown are neighbours, as many as fit, the money among them', () => {
  fc.assert(
    fc.property(chains, (chain) => {
      const shown = strikesAround(chain);
      expect(shown).toHaveLength(Math.min(MOST_STRIKES, chain.rows.length));
      const from = chain.rows.indexOf(shown[0] as OptionStrike);
      expect(chain.rows.slice(from, from + shown.length)).toEqual(shown);
      expect(shown.map((row) => row.strike)).toContain(moneyStrike(chain));
    }),
  );
});

test('without a close, the money is where most is traded', () => {
  const traded = { ...strike(110, 1, 1), call: side(1, 50) };
  expect(moneyStrike({ rows: [strike(100, 9, 9), traded], close: null })).toBe(110);
  expect(moneyStrike({ rows: [], close: 5 })).toBeNull();
});

describe('the sample', () => {
  const { rows } = CALLS.optionUnderlyings.read(optionUnderlyings('')).data;

  test('has a chain for each underlying and expiry, whose sums the list has', () => {
    for (const { symbol, expiries, close, callOpenInterest } of rows) {
      const read = expiries.map(
        (expiry) => CALLS.optionChain.read(optionChain(symbol, expiry, '')).data,
      );
      const calls = read
        .flatMap((chain) => chain.rows)
        .reduce((sum, { call }) => sum + (call.openInterest ?? 0), 0);
      expect([symbol, calls]).toEqual([symbol, callOpenInterest]);
      expect(read.every((chain) => chain.close === close && chain.rows.length > 0)).toBe(true);
    }
  });

  test('opens with the expiry after the session; puts cost more the higher their strike', () => {
    const chain = CALLS.optionChain.read(optionChain('NIFTY', '', '2026-11-20')).data;
    expect([chain.date, chain.expiry]).toEqual(['2026-11-20', '2026-11-23']);
    const puts = chain.rows.map(({ put }) => put.close ?? 0);
    expect(puts).toEqual([...puts].sort((a, b) => a - b));
    expect(optionChain('NIFTY', '2026-11-24', '')).toMatchObject({ expiry: null, rows: [] });
    expect(optionChain('NIFTY', '', '2026-11-15')).toMatchObject({ date: null, rows: [] });
  });

  test('is for search engines while its session is the last one and its options trade', () => {
    const chain = { date: '2026-11-20', expiry: '2026-11-23' };
    expect(isCurrentChain(chain, SESSION_EVENING)).toBe(true);
    expect(isCurrentChain({ ...chain, expiry: '2026-11-19' }, SESSION_EVENING)).toBe(false);
    expect(isCurrentChain({ ...chain, expiry: '2026-12-29' }, WEEK_LATER)).toBe(false);
  });

  test('has its session in the description, and in the title once that is old', () => {
    const { data } = CALLS.optionChain.read(optionChain('NIFTY', '', ''));
    const of = (now: typeof WEEK_LATER) =>
      optionChainMetadata({ symbol: 'NIFTY', name: 'Nifty 50' }, data, { now, isIndexed: false });
    expect(of(SESSION_EVENING).description).toMatch(
      /On 20 Nov 2026, more (puts|calls) than \w+ were open \([\d.]+ to 1\)/,
    );
    expect(JSON.stringify(of(SESSION_EVENING).title)).toContain(
      'Nifty 50 (NIFTY) option chain: open',
    );
    expect(JSON.stringify(of(WEEK_LATER).title)).toContain(
      'Nifty 50 (NIFTY) option chain of 20 Nov 2026',
    );
  });

  test('lists indices first', () => {
    const board = optionBoard(rows, namesBySymbol(null), {
      day: '2026-11-20',
      now: SESSION_EVENING,
    });
    expect(board.headline.heading).toMatch(/^\d+ shares and 5 indices have options$/);
    expect(board.rows[0]?.isIndex).toBe(true);
  });
});
