import { nearOf } from '@/lib/domain/company/near';
import type { Company, CompanyFigure } from '@/lib/domain/company/records';
import { screened, screenPage } from '@/lib/domain/screener/screened';
import { READY_SCREENS, screenOf } from '@/lib/domain/screener/screens';
import { foundIn } from '@/lib/domain/market/found-in';
import { CALLS } from '@/lib/provider/calls';
import { companyFigures } from '@/lib/provider/embedded/sample/company-figures';
import { companyMaster } from '@/lib/provider/embedded/sample/market';

import { linkFaults } from '../../support/near-links';
import { figure } from '../screener/support';
import { named } from '@/tests/fixtures/company';
import { load } from '@/lib/provider/load';

const ALL: readonly Company[] = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega'].map((name, at) => ({
  ...named(`${name} Limited`, name.toUpperCase()),
  ...(at < 4 && { listedOn: `2020-01-0${at + 1}` }),
}));
const ROWS: readonly CompanyFigure[] = [
  figure('ALPHA', { marketCapCrore: 500, valueCrore: 1 }),
  figure('BETA', { marketCapCrore: 100, valueCrore: 3 }),
  figure('GAMMA', { marketCapCrore: 300, valueCrore: 2 }),
  figure('DELTA', { marketCapCrore: null, valueCrore: null }),
  figure('UNLISTED', { marketCapCrore: 200, valueCrore: 2.5 }),
];

const near = (symbol: string, rows = ROWS) => {
  const own = ALL.find((company) => company.symbol === symbol);
  return own ? nearOf(own, ALL, rows).map(({ company, by }) => [company.symbol, by.join()]) : [];
};

test('a company is next to those on both sides of it, each once, with the reasons', () => {
  expect(near('GAMMA')).toEqual([
    ['ALPHA', 'size,traded'],
    ['BETA', 'size,traded,listed'],
    ['DELTA', 'listed,name'],
    ['OMEGA', 'name'],
  ]);
});

test('at an end it is next to the nearest two', () => {
  expect(near('OMEGA')).toEqual([
    ['GAMMA', 'name'],
    ['DELTA', 'name'],
  ]);
});

test('without figures the list and the first days are enough', () => {
  expect(near('ALPHA', []).length).toBeGreaterThan(1);
  expect(nearOf({ ...named('No Symbol', ''), symbol: null }, ALL, ROWS)).toEqual([]);
});

describe('the lists that a company is on', () => {
  const lists = { indices: ['NIFTY 50', 'NIFTY 100', 'NIFTY 200', 'NIFTY 500'], figures: ROWS };

  test('each kind in turn, as many as there is room for', () => {
    const found = foundIn('ALPHA', { ...lists, families: [] }, 2);
    expect(found).toEqual([
      { kind: 'index', name: 'NIFTY 50' },
      { kind: 'index', name: 'NIFTY 100' },
    ]);
    expect(foundIn('ALPHA', { ...lists, families: [] }, 12)).toHaveLength(3);
    expect(foundIn('ALPHA', { ...lists, families: [] }, -1)).toEqual([]);
  });

  test('a screen is linked at the page that has the company', () => {
    const figures = Array.from({ length: 120 }, (_, at) =>
      figure(`S${at}`, { pe: 10 + at / 100, marketCapCrore: 20_000 }),
    );
    const ready = READY_SCREENS[0];
    const { rows } = screened(figures, screenOf(ready));
    expect(rows.length).toBeGreaterThan(100);
    for (const place of [0, 49, 50, 100]) {
      const { symbol = '' } = rows[place] ?? {};
      const [found] = foundIn(symbol, { indices: [], figures, families: [] }, 1);
      const page = found?.kind === 'screen' ? found.page : 0;
      const { shown } = screenPage({ rows }, { page: String(page) });
      expect(shown.map((row) => row.symbol)).toContain(symbol);
    }
  });

  test('funds follow the index by their name', async () => {
    const families = (await load('mutualFunds', {}))?.data.families ?? [];
    const own = { name: 'Sample Nifty 50 Index Fund', slug: 'sample-nifty-50-index-fund' };
    const [first] = families;
    if (!first) throw new Error('the sample has no fund');
    const fund = { ...first, ...own, isCurrent: true, isSegregated: false };
    const other = { ...fund, slug: 'sample-nifty-50-equal-weight-index-fund' };
    const found = foundIn('ALPHA', { ...lists, families: [other, fund] }, 12);
    expect(found.flatMap((one) => (one.kind === 'fund' ? one.fund.slug : []))).toEqual([own.slug]);
  });
});

test('every company of the sample has three links in and three out, without its industry', () => {
  const companies = CALLS.companies.read(companyMaster()).data;
  const { rows } = CALLS.companyFigures.read(companyFigures('NSE', '')).data;
  expect(companies.length).toBeGreaterThan(100);
  expect(linkFaults(companies, rows)).toEqual([]);
});
