import { basesOf, salesOnYear, seriesOf } from '@/lib/domain/company/quarters';
import type { Quarter, ReportedPeriod } from '@/lib/domain/company/records';
import { addDays } from '@/lib/tools/time';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import { isTradingDay, sampleClose, sampleDay } from '@/lib/provider/embedded/sample/calendar';
import * as market from '@/lib/provider/embedded/sample/market';
import { seededRandom } from '@/lib/provider/embedded/sample/random';
import { sampleCompanies, sampleRecords } from '@/lib/provider/embedded/sample/records';
import { STOCK_RANGES, stockHistory } from '@/lib/provider/embedded/sample/stock-history';
import type { Sent } from '@/lib/domain/fields';
import type { contract } from '@/lib/domain/contract/records';
import type { institutionalFlow } from '@/lib/domain/market/records';
import { type CallName, CALLS } from '@/lib/provider/calls';
import { faultsOf } from '@/tests/support/answers';

const COMPANIES = sampleCompanies();
const SAMPLE_DAY = sampleDay();
const SAMPLE_CLOSE = sampleClose();
const SYMBOLS = COMPANIES.map(({ symbol }) => symbol);
const results = SYMBOLS.map((symbol) => market.quarterlyData(symbol));
/** The quarters and years of each company, as pages read them. */
const filed = results.map((result) => CALLS.companyResults.read(result).data);
const snapshot = market.marketSnapshot('NSE');
const quotes = [...market.indexQuotes('nse'), ...market.indexQuotes('bse')];
const derivatives = sampleRecords<Sent<typeof contract>[]>('derivatives');
const currencies = sampleRecords<Sent<typeof contract>[]>('currencies');
const commodities = sampleRecords<Sent<typeof contract>[]>('commodities');
const futures = [...derivatives, ...currencies, ...commodities];

/** TCS as the histories began when they were first computed: prices in ₹, volume in shares. */
const FIRST_WEEK = {
  time: '2021-11-26',
  open: 1022.9,
  high: 1067.4,
  low: 996.45,
  close: 1009.6,
  volume: 87_028_502,
  value: 8971.62,
  deliverable: 40_248_558,
};
const FIRST_DAY = {
  time: '2026-10-21',
  open: 2221.9,
  high: 2251.6,
  low: 2217.4,
  close: 2225.6,
  volume: 11_525_238,
  value: 2565.06,
  deliverable: 4_826_284,
};

/** Luhn check of the ISIN with letters as numbers, A = 10 (ISO 6166). */
function isIsin(isin: string): boolean {
  if (!/^IN[A-Z0-9]{9}\d$/.test(isin)) return false;
  const digits = [...isin].map((sign) => parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Every number in a record, at any depth. */
function figures(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(figures) : [];
}

function expectFit(name: CallName, records: readonly unknown[]): void {
  expect(records.length).toBeGreaterThan(0);
  expect(faultsOf(name, records)).toEqual([]);
  const broken = records.filter((record) => figures(record).some((n) => !Number.isFinite(n)));
  expect(broken).toEqual([]);
}

describe('the companies', () => {
  it('are many and unique, each with a valid ISIN and a price', () => {
    expect(COMPANIES.length).toBeGreaterThanOrEqual(330);
    expect(new Set(SYMBOLS).size).toBe(SYMBOLS.length);
    expect(COMPANIES.filter(({ isin }) => !isIsin(isin))).toEqual([]);
    expect(new Set(COMPANIES.map(({ isin }) => isin)).size).toBe(COMPANIES.length);
    expect(COMPANIES.filter((c) => !(c.price > 0 && c.sharesCrore > 0))).toEqual([]);
  });

  it('are at least five per industry, with unique BSE codes', () => {
    const count = new Map<string, number>();
    for (const { industry } of COMPANIES) count.set(industry, (count.get(industry) ?? 0) + 1);
    expect(count.size).toBe(22);
    expect([...count].filter(([, size]) => size < 5)).toEqual([]);
    const codes = COMPANIES.flatMap(({ bseCode }) => bseCode ?? []);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('form a company list without slugs', () => {
    const master = market.companyMaster();
    expectFit('companies', master);
    expect(master.some((record) => 'slug' in record)).toBe(false);
    expect(master.every((record) => record.code === record.nsesymbol)).toBe(true);
  });

  it('are described in plain sentences without praise', () => {
    const praise = /\b(best|leading|largest|top|no\. ?1|assured|guaranteed|premier)\b/i;
    expect(COMPANIES.filter(({ about }) => praise.test(about) || !/\.$/.test(about))).toEqual([]);
  });
});

/** Whether the lines of a quarter or year sum to its profits, and its profit a share to its shares. */
function addsUp(one: ReportedPeriod, sharesCrore: number): boolean {
  const isClose = (value: number, other: unknown) => Math.abs(value - Number(other)) < 0.1;
  // Those of a year are a sum of four rounded ones.
  const off = Math.abs(Number(one.netProfitCrore) - Number(one.eps) * sharesCrore);
  const isProfitOfShares = off < 0.021 * sharesCrore + 0.1;
  if (!(Number(one.salesCrore) > 0) || !isProfitOfShares) return false;
  if (one.kind === null) return true;
  const income = Number(one.salesCrore) + Number(one.otherIncomeCrore);
  const left = income - Number(one.expensesCrore) - Number(one.provisionsCrore);
  const profit = Number(one.profitBeforeTaxCrore) - Number(one.taxCrore);
  return isClose(left, one.profitBeforeTaxCrore) && isClose(profit, one.netProfitCrore);
}

describe('a company', () => {
  it('has one price in snapshot, quote, key figures and history', () => {
    const ranked = market.movers('NSE', 'All', 'Value', 1_000) ?? [];
    const bySymbol = new Map(ranked.map((quote) => [quote.symbol, quote]));
    snapshot.forEach((row, place) => {
      const history = stockHistory(String(row.symbol), '1Y') ?? [];
      const [before, last] = history.slice(-2);
      const company = results[place]?.company;
      const quote = bySymbol.get(row.symbol);
      expect(last?.time).toBe(SAMPLE_DAY);
      expect([quote?.close_price, last?.close, company?.price]).toEqual(Array(3).fill(row.price));
      expect(company?.change).toBe(quote?.netchg);
      expect(Number(last?.close) - Number(before?.close)).toBeCloseTo(Number(quote?.netchg), 6);
      const perchg = (Number(quote?.netchg) / Number(before?.close)) * 100;
      expect(Math.abs(perchg - Number(row.perchg))).toBeLessThanOrEqual(0.0051);
      expect([quote?.perchg, company?.perchg]).toEqual([row.perchg, row.perchg]);
      expect(company?.high52).toBe(Math.max(...history.map(({ high }) => Number(high))));
      expect(company?.low52).toBe(Math.min(...history.map(({ low }) => Number(low))));
      expect([row.mcap, row.pe]).toEqual([company?.MCAP, company?.PE]);
    });
  });

  it('has quarters whose lines add up on both bases', () => {
    expect(results.flatMap((result) => faultsOf('companyResults', result))).toEqual([]);
    for (const [place, result] of results.entries()) {
      const { quarters = [], years = [] } = filed[place] ?? {};
      const shares = COMPANIES[place]?.sharesCrore ?? 0;
      expect([...quarters, ...years].filter((one) => !addsUp(one, shares))).toEqual([]);
      const year = seriesOf(quarters).slice(-4);
      const earnings = year.reduce((sum, { eps }) => sum + Number(eps), 0);
      const price = Number(result?.company.price);
      if (result?.company.PE === null) expect(year.length).toBeLessThan(4);
      else
        expect(Math.abs(earnings * Number(result?.company.PE) - price) / price).toBeLessThan(0.01);
      expect(Number(result?.company.bookValue)).toBeGreaterThan(0);
    }
    expect(market.quarterlyData('NOSUCH')).toBeNull();
  });

  it('has thirteen quarters, one, a gap, a bank and one basis alone', () => {
    const series = filed.map(({ quarters }) => seriesOf(quarters));
    expect(series.some(({ length }) => length === 13)).toBe(true);
    expect(series.some(({ length }) => length === 1)).toBe(true);
    expect(
      series.some((one) => one.length > 4 && salesOnYear(one[4] as Quarter, one) === null),
    ).toBe(true);
    const periods = series.flat();
    expect(periods.some(({ kind, grossNpaPercent }) => kind === 'bank' && grossNpaPercent)).toBe(
      true,
    );
    const bases = filed.map(({ quarters }) => basesOf(quarters).join());
    expect(new Set(bases)).toEqual(new Set(['consolidated,standalone', 'standalone']));
  });

  it('is real, so that nothing harmful is made up of it: no loss, no correction, no pledge', () => {
    const periods = filed.flatMap(({ quarters, years }) => [...quarters, ...years]);
    const figure = (value: number | null) => Number(value ?? 0);
    expect(
      periods.filter(
        ({ netProfitCrore, ownersProfitCrore, operatingProfitCrore, eps }) =>
          figure(netProfitCrore) < 0 ||
          figure(ownersProfitCrore) < 0 ||
          figure(operatingProfitCrore) < 0 ||
          figure(eps) < 0,
      ),
    ).toEqual([]);
    expect(periods.filter(({ firstReported }) => firstReported !== null)).toEqual([]);
    for (const symbol of SYMBOLS) {
      const holders = sampleAnswer('companyShareholding', { code: symbol })?.data;
      const days = CALLS.companyShareholding.read(holders).data;
      expect(days.filter(({ pledgedPercent }) => pledgedPercent !== 0)).toEqual([]);
    }
  });

  it('is in no ban period, and far from one, on any day of the sample', () => {
    for (const on of ['', '2026-11-20', '2026-10-21', '2025-12-01']) {
      const { rows } = CALLS.foBan.read(sampleAnswer('foBan', { on })?.data).data;
      expect(
        rows.filter(
          ({ isBanned, openInterest, limit }) =>
            isBanned || Number(openInterest) > 0.91 * Number(limit),
        ),
      ).toEqual([]);
    }
  });

  it('has shareholders whose parts sum to 100', () => {
    for (const symbol of SYMBOLS) {
      const holders = sampleAnswer('companyShareholding', { code: symbol })?.data;
      const days = CALLS.companyShareholding.read(holders).data;
      expect(days).toHaveLength(8);
      for (const day of days) {
        const parts = [day.promotersPercent, day.mutualFundsPercent, day.insurersPercent];
        const rest = [day.otherInstitutionsPercent, day.foreignInstitutionsPercent];
        const all = [...parts, ...rest, day.othersPercent].map(Number);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
        expect(all.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
      }
    }
  });

  it('has candles with the body inside the shadow, on trading days only', () => {
    for (const range of STOCK_RANGES) {
      const tenth = SYMBOLS.filter((_, place) => place % 10 === 0);
      const candles = tenth.flatMap((symbol) => stockHistory(symbol, range) ?? []);
      expectFit('stockHistory', candles.slice(0, 1_000));
      const odd = candles.filter(
        ({ time, open, high, low, close, volume }) =>
          !isTradingDay(time) ||
          !(Number(low) > 0 && Number(volume) > 0) ||
          Math.max(Number(open), Number(close)) > Number(high) ||
          Math.min(Number(open), Number(close)) < Number(low),
      );
      expect(odd).toEqual([]);
    }
    expect(stockHistory('NOSUCH', '1Y')).toBeNull();
    expect(stockHistory(' m&m ', '1M')).not.toBeNull();
  });
});

describe('the market', () => {
  it('has breadth, the same on both exchanges', () => {
    expectFit('marketSnapshot', snapshot);
    expect(snapshot.some(({ price }) => !(Number(price) > 0))).toBe(false);
    const fallen = snapshot.filter(({ perchg }) => Number(perchg) < 0).length / snapshot.length;
    expect(fallen).toBeGreaterThan(0.55);
    expect(fallen).toBeLessThan(0.65);
    expect(market.marketSnapshot('Tokyo')).toEqual([]);
    expect(market.marketSnapshot('BSE')).toEqual(snapshot);
  });

  it('moves its indices in the direction of their members', () => {
    expectFit('indexQuotes', quotes);
    const nifty = quotes.find(({ IndexName }) => IndexName === 'NIFTY 50');
    expect(quotes.find(({ IndexName }) => IndexName === 'SENSEX')).toBe(quotes[26]);
    expect(Number(nifty?.Currentprice)).toBeGreaterThan(24_000);
    expect(Number(nifty?.Currentprice)).toBeLessThan(26_000);
    for (const { IndexName, Currentprice, pricediff, prechange, asOf } of quotes) {
      expect(asOf).toBe(SAMPLE_CLOSE);
      const before = Number(Currentprice) - Number(pricediff);
      expect((Number(pricediff) / before) * 100).toBeCloseTo(Number(prechange), 1);
      const exchange =
        quotes.findIndex((quote) => quote.IndexName === IndexName) < 26 ? 'NSE' : 'BSE';
      const moves = (market.movers(exchange, String(IndexName), 'Value', 999) ?? []).map((quote) =>
        Number(quote.perchg),
      );
      expect(Number(prechange)).toBeLessThanOrEqual(Math.max(...moves));
      expect(Number(prechange)).toBeGreaterThanOrEqual(Math.min(...moves));
    }
  });

  it('has index histories that end in the quote', () => {
    for (const { IndexName, Currentprice, pricediff } of quotes) {
      for (const range of market.INDEX_RANGES) {
        const points = market.indexHistory(String(IndexName), range) ?? [];
        expectFit('indexHistory', points);
        expect(points.at(-1)?.value).toBe(Currentprice);
        const times = points.map(({ time }) => time);
        expect([...times].sort()).toEqual(times);
        if (range === '1D')
          expect([times[0], times.at(-1), times.length]).toEqual([
            `${SAMPLE_DAY}T09:15:00+05:30`,
            `${SAMPLE_DAY}T15:30:00+05:30`,
            76,
          ]);
        else if (range !== '5Y') {
          const change = Number(Currentprice) - Number(points.at(-2)?.value);
          expect(change).toBeCloseTo(Number(pricediff), 2);
        }
      }
    }
    expect(market.indexHistory('nifty50', '1M')).toEqual(market.indexHistory('NIFTY', '1M'));
    expect(market.indexHistory('S&P BSE Sensex', '1M')).toEqual(
      market.indexHistory('SENSEX', '1M'),
    );
    expect(market.indexHistory('banknifty', '1M')).toEqual(market.indexHistory('Nifty Bank', '1M'));
    expect(market.indexHistory('DOW', '1Y')).toBeNull();
  });

  it('ranks its movers', () => {
    for (const kind of market.MOVER_KINDS) {
      expectFit('movers', market.movers('NSE', 'All', kind, 50) ?? []);
    }
    const gain = market.movers('nse', 'Nifty', 'Gain', 20) ?? [];
    expect(gain).toHaveLength(20);
    const rise = gain.map(({ perchg }) => Number(perchg));
    expect(rise.every((value) => value > 0)).toBe(true);
    expect([...rise].sort((a, b) => b - a)).toEqual(rise);
    const loss = market.movers('BSE', 'Sensex', 'Loss', 50) ?? [];
    const fall = loss.map(({ perchg }) => Number(perchg));
    expect(fall.every((value) => value < 0)).toBe(true);
    expect([...fall].sort((a, b) => a - b)).toEqual(fall);
    const baskets = [
      'Nifty 50',
      'NiftyBank',
      'Nifty IT',
      'NIFTY NEXT 50',
      'NIFTY MIDCAP 50',
      'Nifty 500',
    ];
    const sizes = baskets.map((name) => market.movers('NSE', name, 'Value', 999)?.length);
    expect(sizes).toEqual([50, 14, 10, 50, 50, COMPANIES.length]);
    expect(market.movers('BSE', 'Sensex', 'Value', 999)).toHaveLength(30);
    expect(market.movers('NSE', 'DOW', 'Gain', 5)).toBeNull();
    expect(market.movers('Tokyo', 'All', 'Gain', 5)).toBeNull();
  });
});

describe('funds, contracts and flows', () => {
  it('list ETFs', () => {
    const etfs = market.etfs('NSE');
    expectFit('etfs', etfs);
    expect(etfs.length).toBeGreaterThanOrEqual(20);
    expect(new Set(etfs.map(({ symbol }) => symbol)).size).toBe(etfs.length);
  });

  it('list contracts with three expiries on trading days', () => {
    expectFit('derivativeSnapshot', futures);
    expect(futures.filter((future) => !isTradingDay(String(future.expiry)))).toEqual([]);
    expect(
      futures.filter(({ price, openInterest }) => !(Number(price) > 0 && Number(openInterest) > 0)),
    ).toEqual([]);
    const expiries = new Set(derivatives.map(({ expiry }) => expiry));
    // 24 November 2026 and 26 January 2027 are last Tuesdays and holidays.
    expect([...expiries]).toEqual(['2026-11-23', '2026-12-29', '2027-01-25']);
    const pairs = new Set(currencies.map(({ symbol }) => symbol));
    expect([...pairs]).toEqual(['USDINR', 'EURINR', 'GBPINR', 'JPYINR']);
    const units = commodities.map(({ unit }) => unit);
    expect(units.every(Boolean)).toBe(true);
  });

  it('list flows that net', () => {
    const flows = sampleRecords<Sent<typeof institutionalFlow>[]>('institutional-flows');
    expectFit('institutionalFlows', flows);
    expect(flows).toHaveLength(40);
    for (const { date, buy, sell, net } of flows) {
      expect(isTradingDay(date)).toBe(true);
      expect(Number(buy) - Number(sell)).toBeCloseTo(Number(net), 6);
    }
  });
});

it('files results within two months of the quarter, where quarters are missing too', () => {
  const quarters = results.flatMap((answer) => answer?.quarters ?? []);
  const wrong = quarters.filter(
    ({ period, filedOn }) => !filedOn || filedOn <= period || filedOn > addDays(period, 62),
  );
  expect([quarters.length > 0, wrong]).toEqual([true, []]);
});

it('computes the same histories on every machine', () => {
  expect(stockHistory('TCS', '5Y')?.[0]).toEqual(FIRST_WEEK);
  expect(stockHistory('TCS', '1M')?.[0]).toEqual(FIRST_DAY);
  const [one, two, other] = ['a', 'a', 'b'].map((seed) => seededRandom(seed));
  expect(one?.next()).toBe(two?.next());
  expect(one?.normal()).not.toBe(other?.normal());
});
