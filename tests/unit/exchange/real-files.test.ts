import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  companyEvents,
  companyFigures,
  companyMaster,
  companyParts,
  derivativeSnapshot,
  foBan,
  fundHistory,
  indexConstituents,
  indexHistory,
  indexQuotes,
  lotSizes,
  marketDay,
  marketSnapshot,
  movers,
  participants,
  mutualFunds,
  optionChain,
  optionUnderlyings,
  quarterlyData,
  stockHistory,
} from '@/lib/provider/embedded/exchange/answers';
import { findBySlug } from '@/lib/domain/company/directory';
import { isIndexablePart } from '@/lib/domain/company/parts';
import { divisionOf, relativesOf } from '@/lib/domain/company/divided';
import { CALLS } from '@/lib/provider/calls';
import {
  largestInterest,
  maxPain,
  putCallRatio,
  strikesAround,
  totalInterest,
} from '@/lib/domain/contract/option-chain';
import { categoryOf } from '@/lib/domain/fund/categories';
import { type ExchangeFolder, reportOf } from '@/lib/provider/embedded/exchange/dataset';
import { parseNavAll } from '@/lib/provider/embedded/exchange/nav-all';
import type { Sent } from '@/lib/domain/fields';
import type {
  candle,
  companyFigure,
  companyResults,
  companyRow,
  snapshotRow,
  stockQuote,
} from '@/lib/domain/company/records';
import type { contract, lotSize, positionLimit } from '@/lib/domain/contract/records';
import type { indexQuote } from '@/lib/domain/index/records';
import type { shareDay } from '@/lib/domain/market/records';

import { readScreen } from '@/lib/domain/screener/address';
import { screened } from '@/lib/domain/screener/screened';
import { indexLinkFaults, linkFaults } from '../../support/near-links';
import { comparedParts } from '../../support/company-parts';
import { daysIn, listedIn, readRealFiles } from './support';

const DIR = process.env.REAL_EXCHANGE_FILES ?? '';

if (DIR === '') console.info('EXCHANGE_FILES_DIR is unset: the tests on real files are skipped');

let folder: ExchangeFolder;

beforeAll(async () => {
  if (DIR !== '') folder = await readRealFiles(DIR);
}, 300_000);

(DIR === '' ? describe.skip : describe)('real files, whichever they are', () => {
  test('every company, and every history, has three links in and three out', () => {
    const companies = CALLS.companies.read(companyMaster(folder).data).data;
    const { rows } = CALLS.companyFigures.read(companyFigures(folder, 'NSE', '')?.data).data;
    expect(linkFaults(companies, rows)).toEqual([]);
    const parts = CALLS.companyParts.read(companyParts(folder).data).data;
    const long = new Set(
      parts
        .filter(({ part, rows: count }) => part === 'history' && isIndexablePart(part, count))
        .map(({ symbol }) => symbol),
    );
    const withHistory = companies.filter(({ symbol }) => long.has(symbol ?? ''));
    expect(withHistory.length).toBeGreaterThan(1000);
    expect(linkFaults(withHistory, rows)).toEqual([]);
  });

  test('every index has another that links to it', () => {
    const quotes = CALLS.indexQuotes.read(indexQuotes(folder, 'nse').data).data;
    expect(quotes.length).toBeGreaterThan(100);
    expect(indexLinkFaults(quotes)).toEqual([]);
  });

  test('the list of company parts counts the rows that the pages of forty companies show', () => {
    const all = listedIn(folder);
    const some = all.filter((_, at) => at % Math.ceil(all.length / 40) === 0);
    const both = comparedParts(folder, some);
    expect(both.map(({ inList }) => inList)).toEqual(both.map(({ onPage }) => onPage));
  });

  test('each file of a known kind is read, or says why not', () => {
    const { files } = reportOf(folder);
    expect(files.some(({ kind }) => kind !== 'unknown')).toBe(true);
    const silent = files.filter(({ kind, rows, rejection }) =>
      kind !== 'unknown' ? rows === 0 && !rejection : false,
    );
    expect(silent).toEqual([]);
  });

  test('each day has the prices of a whole exchange', () => {
    expect(daysIn(folder, 'NSE').filter(([, rows]) => rows < 1_800)).toEqual([]);
  });

  test('each company has an ISIN, and a price where it traded on the newest day', () => {
    const master = (companyMaster(folder).data ?? []) as Sent<typeof companyRow>[];
    expect(master.length).toBeGreaterThan(2_000);
    expect(master.filter(({ isin }) => !isin)).toEqual([]);
    const priced = marketSnapshot(folder, 'NSE').data as Sent<typeof snapshotRow>[];
    expect(priced.length / master.length).toBeGreaterThan(0.9);
  });

  test('no entitlement of a rights issue counts as a share', () => {
    const { rows } = marketDay(folder, 'NSE', '').data as { rows: Sent<typeof shareDay>[] };
    expect(rows.length).toBeGreaterThan(1_800);
    expect(rows.filter(({ symbol }) => /-RE\d?$/.test(String(symbol)))).toEqual([]);
  });
});

/** A year of the exchange's files, from 1 August 2025 to 14 August 2026. */
const isTheYear = DIR !== '' && existsSync(join(DIR, 'daily/2025-12-16'));

(isTheYear ? describe : describe.skip)('a year of real files', () => {
  const list = <Row>(answer: { data: unknown } | null) => (answer?.data ?? []) as Row[];
  const closesOf = (code: string) => list<Sent<typeof candle>>(stockHistory(folder, code, '1Y'));

  test('all known files are read whole', () => {
    const days = daysIn(folder, 'NSE');
    expect(days).toHaveLength(256);
    expect(days.every(([, rows]) => rows > 1_800)).toBe(true);
    const known = reportOf(folder).files.filter(({ kind }) => kind !== 'unknown');
    // The exchange's file of a day without block deals says "NO RECORDS".
    expect(known.filter(({ rows }) => rows === 0).map(({ file }) => file)).toEqual([
      'daily/2025-12-17/block.csv',
    ]);
  });

  test('no row of a year has a future day, and no day is missing or contradicted', () => {
    const { problems } = reportOf(folder);
    expect(problems.filter(({ reason }) => reason.includes(' is after '))).toEqual([]);
    const known = problems.filter(({ reason }) => !reason.startsWith('has no header'));
    const ofDays = known.filter(({ line }) => line === null).map(({ reason }) => reason);
    // The set of contracts of one day is there twice, as files and in a zip.
    expect(
      ofDays.filter((reason) => !/has the day 2025-12-16 like|NO RECORDS/.test(reason)),
    ).toEqual([]);
  });

  test('2,406 companies, every ISIN valid', () => {
    const master = list<Sent<typeof companyRow>>(companyMaster(folder));
    expect(master).toHaveLength(2406);
    expect(master.every((company) => company.isin)).toBe(true);
    const industry = (code: string) => master.find((one) => one.code === code)?.industryname;
    expect(industry('KOTAKBANK')).toBe('Financial Services');
    expect(list<Sent<typeof snapshotRow>>(marketSnapshot(folder, 'NSE'))).toHaveLength(2_399);
  });

  test.each([
    ['TMPV', 'TMPV'],
    ['INE002A01018', 'RELIANCE'],
    ['reliance-industries', 'RELIANCE'],
  ])('%s leads to the page of %s', (slug, symbol) => {
    const companies = CALLS.companies.read(companyMaster(folder).data).data;
    const found = findBySlug(companies, slug.toLowerCase());
    expect(found).toMatchObject({ kind: 'moved', company: { symbol } });
  });

  test.each([
    ['TMCV', 'TMPV', '2025-10-14', ['TMCV']],
    ['TMPV', 'TMPV', '2025-10-14', ['TMCV']],
    ['VEDPOWER', 'VEDL', '2026-04-30', ['VAML', 'VISL', 'VOGL', 'VEDPOWER']],
    ['RELIANCE', null, null, []],
  ])('%s is part of the division of %s', (symbol, parent, day, listedAfter) => {
    const companies = CALLS.companies.read(companyMaster(folder).data).data;
    const { rows } = CALLS.companyFigures.read(companyFigures(folder, 'NSE', '')?.data).data;
    const company = companies.find((one) => one.symbol === symbol);
    if (!company) throw new Error(`${symbol} is not in the list`);
    const division = divisionOf(
      company,
      [company, ...relativesOf(company, companies)].map((one) => ({
        company: one,
        actions: CALLS.companyEvents.read(companyEvents(folder, one.code)?.data).data.actions,
        since: rows.find((row) => row.symbol === one.symbol)?.since ?? null,
      })),
    );
    expect(division?.parent.symbol ?? null).toBe(parent);
    expect(division?.day ?? null).toBe(day);
    expect((division?.listedAfter ?? []).map((one) => one.symbol)).toEqual(listedAfter);
  });

  test("a company's price, market value, P/E and 52-week range", () => {
    const answer = quarterlyData(folder, 'RELIANCE');
    expect(answer?.asOf).toBe('2026-08-14');
    expect((answer?.data as Sent<typeof companyResults>).company).toMatchObject({
      price: 1310,
      MCAP: 1772753.915054,
      PE: 22.2,
      high52: 1611.8,
      low52: 1249.8,
    });
  });

  test('the adjusted series has no jump at a split or bonus issue', () => {
    for (const code of ['LALPATHLAB', 'NUVAMA', 'KMEW', 'HDFCBANK', 'KOTAKBANK', 'MCX']) {
      const candles = closesOf(code);
      const jumps = candles.filter(({ close }, at) => {
        const before = Number(candles[at - 1]?.close ?? close);
        return Math.abs(Number(close) / before - 1) > 0.2;
      });
      expect([code, candles.length, jumps]).toEqual([code, 247, []]);
    }
  });

  test('a day has what was paid and delivered, as the file says', () => {
    expect(closesOf('RELIANCE').find(({ time }) => time === '2025-12-16')).toMatchObject({
      close: 1542.3,
      volume: 11_731_856,
      value: 1811.7539,
      deliverable: 4_405_594,
    });
  });

  test('a dividend leaves its fall in the series', () => {
    const closes = new Map(closesOf('IOC').map(({ time, close }) => [time, close]));
    expect([closes.get('2025-12-17'), closes.get('2025-12-18')]).toEqual([168.16, 161.75]);
  });

  test('the lists of the Nifty 50 are those of its constituents', () => {
    const gainers = movers(folder, 'NSE', 'Nifty', 'Gain', 50);
    expect(gainers).not.toHaveProperty('note');
    expect(list<Sent<typeof stockQuote>>(gainers)[0]?.symbol).toBe('APOLLOHOSP');
  });

  test('the day of 16 December 2025 is the exchange’s own', () => {
    const { rows } = marketDay(folder, 'NSE', '2025-12-16').data as {
      rows: Sent<typeof shareDay>[];
    };
    const share = (symbol: string) => rows.find((row) => row.symbol === symbol);
    expect(share('RELIANCE')).toMatchObject({ close: 1542.3, deliverable: 4_405_594 });
    expect(share('RELIANCE')?.delivery).toBeCloseTo(37.55, 2);
    const inOrder = [...rows].sort((a, b) => Number(b.value) - Number(a.value));
    expect(inOrder[0]?.symbol).toBe('MEESHO');
    expect(inOrder[0]?.value).toBeCloseTo(3179.01, 2);
    const nifty = indexConstituents(folder, 'Nifty 50').data as { symbol: string }[];
    const members = new Set(nifty.map(({ symbol }) => symbol));
    const changes = rows
      .filter(({ symbol }) => members.has(String(symbol)))
      .sort((a, b) => Number(b.perchg) - Number(a.perchg));
    expect(changes.slice(0, 3).map(({ symbol }) => symbol)).toEqual([
      'TITAN',
      'BHARTIARTL',
      'TATACONSUM',
    ]);
    expect(changes.slice(-3).map(({ symbol }) => symbol)).toEqual([
      'JSWSTEEL',
      'ETERNAL',
      'AXISBANK',
    ]);
  });

  test('the figures of companies on 16 December 2025', () => {
    const answer = companyFigures(folder, 'NSE', '2025-12-16');
    const { rows } = CALLS.companyFigures.read(answer.data).data;
    expect(answer).not.toHaveProperty('note');
    const screen = readScreen({ 'mcap-from': '10000', 'pe-to': '15' });
    const matches = screened(rows, screen).rows.map(({ symbol }) => symbol);
    expect(matches).toHaveLength(58);
    expect(matches.slice(0, 8)).toEqual([
      'SBIN',
      'LICI',
      'AXISBANK',
      'NTPC',
      'ONGC',
      'COALINDIA',
      'VEDL',
      'HINDALCO',
    ]);
  });

  test('a month’s return compares with adjusted prices', () => {
    const { rows } = companyFigures(folder, 'NSE', '').data as {
      rows: Sent<typeof companyFigure>[];
    };
    const closes = closesOf('HDFCBANK');
    const [first, last] = [
      closes.findLast(({ time }) => String(time) <= '2025-08-14'),
      closes.at(-1),
    ];
    const change = (Number(last?.close) / Number(first?.close) - 1) * 100;
    const found = rows.find(({ symbol }) => symbol === 'HDFCBANK');
    expect(Number(found?.perchg1y)).toBeCloseTo(change, 1);
  });

  test('the indices have their year', () => {
    const nifty = list<Sent<typeof indexQuote>>(indexQuotes(folder, 'nse'))[0];
    expect(nifty?.IndexName).toBe('Nifty 50');
    expect(list(indexHistory(folder, 'Nifty 50', '1Y'))).toHaveLength(247);
    expect(list(indexHistory(folder, 'Nifty 50', '5Y'))).toContainEqual({
      time: '2025-12-16',
      value: 25860.1,
    });
  });

  test('futures, lots, limits and positions of the derivatives files', () => {
    const futures = derivativeSnapshot(folder).data as Sent<typeof contract>[];
    const of = (symbol: string) => futures.find((one) => one.symbol === symbol);
    expect(of('NIFTY')).toMatchObject({ expiry: '2025-12-30', price: 25897.8, volume: 48_124 });
    expect(of('NIFTY')?.openInterest).toBeCloseTo(16_415_475 / 75, 6);
    expect(of('RELIANCE')?.oiChange).toBeCloseTo((88_321_000 - 89_498_500) / 500, 6);
    const { rows } = foBan(folder, '2025-12-16').data as { rows: Sent<typeof positionLimit>[] };
    expect(rows).toHaveLength(208);
    expect(rows.filter(({ banned }) => banned).map(({ symbol }) => symbol)).toEqual(['BANDHANBNK']);
    expect(participants(folder, '2026-08-21').data).toMatchObject({
      rows: expect.arrayContaining([
        expect.objectContaining({
          category: 'DII',
          futureStockLong: 366_957,
          putIndexLong: 44_254,
        }),
      ]),
    });
    const lots = lotSizes(folder).data as Sent<typeof lotSize>[];
    expect(lots.find(({ symbol }) => symbol === 'ABB')).toMatchObject({ lot: 125, isIndex: false });
  });

  test.each([
    ['NIFTY', '2025-12-30', 1.0418, 26_000],
    ['NIFTY', '2025-12-23', 0.6768, 25_900],
    ['BANKNIFTY', '2025-12-30', 0.7466, 59_300],
    ['RELIANCE', '2025-12-30', 0.4942, 1_540],
  ])('the option chain of %s to %s at the close of 16 December', (symbol, expiry, ratio, pain) => {
    const chain = CALLS.optionChain.read(optionChain(folder, symbol, expiry, '2025-12-16')?.data);
    const { rows } = chain.data;
    const [calls, puts] = [totalInterest(rows, 'call'), totalInterest(rows, 'put')];
    expect(putCallRatio(calls, puts)).toBeCloseTo(ratio, 4);
    expect(maxPain(rows)).toBe(pain);
    if (symbol === 'NIFTY' && expiry === '2025-12-30') {
      expect([calls, puts]).toEqual([61_347_700, 63_914_700]);
      expect(chain.data.close).toBe(25_860.1);
      expect(largestInterest(rows, 'call')?.strike).toBe(26_000);
      const shown = strikesAround(chain.data);
      expect([shown.length, shown[20]?.strike]).toEqual([41, 25_850]);
    }
  });

  test('213 shares and indices have options, their sums those of the exchange’s own file', () => {
    const { rows } = CALLS.optionUnderlyings.read(
      optionUnderlyings(folder, '2025-12-16').data,
    ).data;
    const of = (symbol: string) => rows.find((one) => one.symbol === symbol);
    expect(rows.filter(({ isIndex }) => isIndex)).toHaveLength(5);
    expect(rows.every(({ close }) => close !== null)).toBe(true);
    // `optidx16122025.csv` has 1,69,51,040 calls and 2,17,55,895 puts, or the other way round.
    const bank = of('BANKNIFTY');
    expect((bank?.callOpenInterest ?? 0) + (bank?.putOpenInterest ?? 0)).toBe(38_706_935);
  });

  test('the newest net asset values count', () => {
    expect(mutualFunds(folder).asOf).toBe('2026-08-20');
  });

  test('the newest list of funds is read whole, in its columns', () => {
    const file = 'nav/NAVAll_20260820.txt';
    const { rows, problems, hasPlans } = parseNavAll(readFileSync(join(DIR, file), 'utf8'), file);
    expect([rows.length, problems, hasPlans]).toEqual([14_288, [], true]);
    expect(rows.filter(({ date }) => date === '2026-08-20')).toHaveLength(8257);
    expect(rows.filter(({ nav }) => nav === null)).toHaveLength(243);
    expect(rows.filter(({ plan }) => plan === null)).toHaveLength(6301);
    const headings = new Set(rows.map(({ heading }) => heading));
    expect([...headings].filter((heading) => !categoryOf(heading))).toEqual([]);
    expect(new Set(rows.map(({ fundHouse }) => fundHouse)).size).toBe(52);
  });

  test('every scheme of the lists is in a family with a category', () => {
    const { data, dropped } = CALLS.mutualFunds.read(mutualFunds(folder).data);
    expect([data.asOf, dropped]).toEqual(['2026-08-20', 0]);
    const { families } = data;
    expect(families.flatMap(({ schemes }) => schemes)).toHaveLength(14_961);
    expect(families.filter(({ isCurrent }) => isCurrent)).toHaveLength(2126);
    expect(families.filter(({ category }) => !category)).toEqual([]);
    expect(new Set(families.map(({ slug }) => slug)).size).toBe(families.length);
    const family = families.find(({ slug }) => slug === 'parag-parikh-flexi-cap-fund');
    expect(family?.schemes.map(({ code, plan, option }) => [code, plan, option])).toEqual([
      ['122640', 'regular', 'growth'],
      ['153965', 'regular', 'idcw'],
      ['122639', 'direct', 'growth'],
      ['153964', 'direct', 'idcw'],
    ]);
    // Its columns are blank: the name before they came has plan and option.
    const blank = families.find(({ slug }) => slug === 'sbi-nifty-index-fund');
    expect(blank?.schemes.filter(({ plan }) => plan === 'unknown')).toEqual([]);
    // The columns call these growth, the names before them IDCW: neither is taken.
    const options = new Map(
      families.flatMap(({ schemes }) => schemes.map(({ code, option }) => [code, option])),
    );
    const contradicted = ['100794', '119588', '119767', '101084', '151292'];
    expect(contradicted.map((code) => options.get(code))).toEqual(
      contradicted.map(() => 'unknown'),
    );
    expect(options.get('119589')).toBe('growth');
  });

  test('NAVs are those of their days', () => {
    const { navs: data } = CALLS.fundHistory.read(
      fundHistory(folder, '122639,120716,119551').data,
    ).data;
    const navAt = (code: string, day: string) =>
      data.get(code)?.find((point) => point.day === day)?.nav;
    expect(navAt('122639', '2025-03-07')).toBe(83.8166);
    expect(navAt('122639', '2020-03-06')).toBe(26.822);
    expect(navAt('122639', '2025-12-10')).toBe(94.5178);
    expect(navAt('120716', '2025-11-28')).toBe(183.092);
    expect(navAt('122639', '2026-08-20')).toBe(90.7427);
    expect(navAt('119551', '2026-08-20')).toBe(106.9996);
    expect(data.get('122639')?.[0]?.day).toBe('2013-05-28');
  });
});
