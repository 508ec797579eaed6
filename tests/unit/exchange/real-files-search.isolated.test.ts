/** The search of everything on real files: what is found, and how large its files are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { foundOf } from '@/components/site/search/found';
import { findCompanies } from '@/lib/search/company-find';
import { findEntries, PAST, prepareEntries } from '@/lib/search/entries';
import { isCompany, searchSite } from '@/lib/search/find';
import { type SiteIndex, siteIndexOf } from '@/lib/search/find-entries';
import { decodeIndex } from '@/lib/search/index-file';
import { prepare } from '@/lib/search/match';
import { TRUSTS_NOTE } from '@/lib/search/uncovered';

import { exchangeYearCache } from '@/scripts/exchange-year.mjs';

import { startFresh } from '../../support/fresh-site';
import { until } from '../../support/until';
import { readRealFiles } from './support';

const DIR = process.env.REAL_EXCHANGE_FILES ?? '';
/** A year of the exchange's files, from 1 August 2025 to 14 August 2026. */
const isTheYear = DIR !== '' && existsSync(join(DIR, 'daily/2025-12-16'));

const FIRST_BYTES = 110_000;
const ALL_BYTES = 140_000;

/** As the server sends a file that was not asked for before. */
const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

(isTheYear ? describe : describe.skip)('the search on a year of real files', () => {
  let first = '';
  let funds = '';
  /** As the server has it, with the ISINs of funds. */
  let server: SiteIndex;
  /** As a browser makes it of the two files. */
  let browser: SiteIndex;

  beforeAll(async () => {
    await readRealFiles(DIR);
    startFresh({ EXCHANGE_FILES_DIR: DIR, CACHE_DIR: exchangeYearCache(DIR) });
    const { loadSearchable } = await import('@/lib/pages/search/load-site-search');
    const isWhole = ({ companies, parts }: SiteIndex) =>
      companies.entries.some(({ size }) => size) && (parts[1]?.entries.length ?? 0) > 0;
    let site = await loadSearchable();
    // On a busy machine a list may take longer than a call may last, and comes with the next attempt.
    await until(async () => {
      site = await loadSearchable();
      return site !== null && isWhole(site.index);
    });
    if (!site) throw new Error('there is no search');
    ({ text: first } = site.first);
    funds = site.funds?.text ?? '';
    server = site.index;
    const [one, two] = [decodeIndex(first), decodeIndex(funds)];
    browser = siteIndexOf({
      companies: prepare(one.companies),
      hasCompanies: one.hasCompanies,
      chains: new Set(one.chains),
      parts: [one.entries, two.entries].map((entries) => prepareEntries(entries)),
    });
  }, 600_000);

  const find = (query: string) => searchSite(browser, query, 'all');
  const titles = (query: string, group: string) =>
    find(query).groups.flatMap((one) =>
      one.group === group ? one.entries.map(({ title }) => title) : [],
    );
  const best = (query: string) => {
    const found = find(query).best;
    return found && (isCompany(found) ? found.symbol : found.title);
  };
  const hrefs = (index: SiteIndex, query: string) =>
    searchSite(index, query, 'all').groups.flatMap(({ entries }) =>
      entries.map(({ href }) => href),
    );

  test('the files are small', () => {
    expect(brotli(first)).toBeLessThanOrEqual(FIRST_BYTES);
    expect(brotli(first) + brotli(funds)).toBeLessThanOrEqual(ALL_BYTES);
  });

  test.each([
    ['INE002A01018', 'RELIANCE'],
    ['l&t', 'LT'],
    ['larsen', 'LT'],
    ['zomato', 'ETERNAL'],
    ['sbi', 'SBIN'],
    ['hdfc bank', 'HDFCBANK'],
  ])('%s names %s', (query, symbol) => expect(best(query)).toBe(symbol));

  /** What people type, and the company, index or fund that they mean. */
  test.each([
    ['tcs share price', 'TCS'],
    ['infy share price', 'INFY'],
    ['sbi share', 'SBIN'],
    ['HDFC bank ka share', 'HDFCBANK'],
    ['tata motors ka bhav', 'TMCV'],
    ['bank of india share price', 'BANKINDIA'],
    ['coal india share', 'COALINDIA'],
    ['price of tcs', 'TCS'],
    ['news of infosys today', 'INFY'],
    ['tata power share target', 'TATAPOWER'],
    ['NSE:TCS', 'TCS'],
    ['tcs.ns', 'TCS'],
    ['INFY-EQ', 'INFY'],
    ['m&m share price', 'M&M'],
    ['m and m share', 'M&M'],
    ['lt share price', 'LT'],
    ['bse share price', 'BSE'],
    ['bajajfinance', 'BAJFINANCE'],
    ['tata steel ltd nse', 'TATASTEEL'],
    ['ruchi soya', 'PATANJALI'],
    ['cadila', 'ZYDUSLIFE'],
    ['Minda Industries', 'UNOMINDA'],
    ['Indiabulls Housing', 'SAMMAANCAP'],
    ['gruh finance', 'BANDHANBNK'],
    ['HDFC Ltd', 'HDFCBANK'],
    ['maggi', 'NESTLEIND'],
    ['royal enfield share', 'EICHERMOT'],
    ['akzo nobel', 'JSWDULUX'],
    ['Mahindra and Mahindra', 'M&M'],
    ['vedanta demerger', 'VEDL'],
    ['reliance results', 'RELIANCE'],
    ['nifty', 'Nifty 50'],
    ['nifty today', 'Nifty 50'],
    ['banknifty', 'Bank Nifty'],
    ['bank nifty option chain', 'Bank Nifty'],
    ['india vix', 'India VIX'],
  ])('%s means %s', (query, named) => expect(best(query)).toBe(named));

  test.each([
    ['reliance dividend', '/company-information/reliance-industries-limited#events-heading'],
    ['tcs results', '/company-information/tata-consultancy-services-limited#results-heading'],
    ['infosys p/e ratio', '/company-information/infosys-limited#figures-heading'],
    ['sbi share price history', '/company-information/state-bank-of-india/history'],
    ['nifty 50 stocks', '/indices/nifty-50#companies'],
    ['parag parikh flexi cap returns', '/mutual-funds/parag-parikh-flexi-cap-fund#returns'],
  ])('%s leads to %s', (query, href) =>
    expect(find(query).direct.map((entry) => entry.href)).toContain(href),
  );

  test.each([
    ['HDFC midcap opportunities fund', 'HDFC Mid Cap Fund'],
    ['axis bluechip', 'Axis Large Cap Fund'],
    ['sbi bluechip fund', 'SBI Large Cap Fund'],
    ['kotak emerging equity', 'Kotak Midcap Fund'],
    ['mirae asset emerging bluechip', 'Mirae Asset Large & Midcap Fund'],
    ['hdfc flexi cap fund nav', 'HDFC Flexi Cap Fund'],
    ['hdfc midcap', 'HDFC Mid Cap Fund'],
  ])('%s finds the fund %s', (query, title) => expect(titles(query, 'funds')).toContain(title));

  test.each([
    ['Larsen and Tubro', 'LT'],
    ['tata steal', 'TATASTEEL'],
    ['vodaphone', 'IDEA'],
    ['bajaj finserve', 'BAJAJFINSV'],
    ['infosis share price', 'INFY'],
  ])('%s is a misspelt %s', (query, symbol) =>
    expect(find(query).guesses.companies[0]?.symbol).toBe(symbol),
  );

  test.each(['embassy reit', 'indigrid', 'mindspace reit share price'])(
    '%s: units of trusts are not covered, which is said',
    (query) => expect(find(query).note).toBe(TRUSTS_NOTE),
  );

  test.each(['qqxyz limited', 'kya hai', 'asdfgh share price'])('%s suggests nothing', (query) => {
    const { companies, direct, groups, guesses } = find(query);
    expect([companies, direct, groups]).toEqual([[], [], []]);
    expect(guesses).toEqual({ companies: [], entries: [] });
  });

  test('a BSE code finds its company, where there are files of BSE', () => {
    const coded = browser.companies.entries.filter(({ bseCode }) => bseCode);
    for (const company of coded) {
      expect(find(company.bseCode ?? '').companies).toContain(company);
    }
    const reliance = coded.find(({ symbol }) => symbol === 'RELIANCE');
    if (reliance) expect(reliance.bseCode).toBe('500325');
  });

  test('relaince is not found, and Reliance is what it may mean', () => {
    const { companies, groups, guesses } = find('relaince');
    expect([companies, groups]).toEqual([[], []]);
    expect(guesses.companies[0]?.symbol).toBe('RELIANCE');
    expect(foundOf(browser, 'relaince', 'all').sections[1]?.title).toBe('Did you mean');
  });

  test('bank lists all companies by name, and Bank Nifty among the indices', () => {
    const names = find('bank').companies.map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(30);
    expect(names).toEqual([...names].sort());
    expect(titles('bank', 'indices')).toContain('Bank Nifty');
  });

  test('parag finds each fund of the house once, and its flexi cap fund alone', () => {
    const found = titles('parag', 'funds');
    expect(found.length).toBeGreaterThan(5);
    expect(new Set(found).size).toBe(found.length);
    expect(titles('parag parikh flexi cap', 'funds')).toEqual(['Parag Parikh Flexi Cap Fund']);
  });

  test('nominee leads to an answer and a form, sip to its calculator', () => {
    const direct = find('nominee').direct.map(({ group }) => group);
    expect(direct).toEqual(expect.arrayContaining(['answers', 'forms']));
    expect(find('sip').direct[0]?.href).toBe('/calculators/sip-calculator');
  });

  test('119551 finds the family of its scheme in the browser, an ISIN on the server', () => {
    const fund = '/mutual-funds/aditya-birla-sun-life-banking-and-psu-debt-fund';
    expect(hrefs(browser, '119551')).toEqual([fund]);
    expect(hrefs(server, '119551')).toEqual([fund]);
    const isin = server.parts[1]?.entries
      .find(({ entry }) => entry.href === fund)
      ?.entry.codes.find((code) => code.startsWith('INF'));
    expect(hrefs(server, isin ?? '')).toEqual([fund]);
    expect(hrefs(browser, isin ?? '')).toEqual([]);
    const [section] = foundOf(browser, isin ?? '', 'all').sections;
    expect(section?.results).toEqual([expect.objectContaining({ href: `/search?q=${isin}` })]);
  });

  test('funds without a current NAV are listed where nothing else is found', () => {
    const past = (query: string) =>
      find(query).groups.flatMap(({ entries }) => entries.filter(({ size }) => size === PAST));
    expect(past('hdfc fund')).toEqual([]);
    const all = browser.parts[1]?.entries.filter(({ entry }) => entry.size === PAST) ?? [];
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ entry }) => !past(entry.title).includes(entry))).toEqual([]);
  });

  test('every title, ISIN, symbol and code finds itself', () => {
    const lost: string[] = [];
    for (const company of server.companies.entries) {
      for (const query of [company.name, company.symbol, company.isin]) {
        if (!query || query.length < 3) continue;
        const { matches } = findCompanies(server.companies, query, 'all');
        if (!matches.includes(company)) lost.push(query);
      }
    }
    for (const part of server.parts) {
      for (const { entry } of part.entries) {
        for (const query of [entry.title, ...entry.codes]) {
          if (!findEntries(part, query).current.includes(entry)) lost.push(query);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});
