import { filledGroups, groupOfEtf } from '@/lib/domain/market/etf-groups';
import { followedBy } from '@/lib/domain/market/etf-name';
import type { Etf } from '@/lib/domain/market/records';

const etf = (name: string | null, underlying: string | null = null): Etf =>
  ({ symbol: 'ABC', name, more: { underlying } }) as unknown as Etf;

test.each([
  ['Nippon India ETF Gold BeES', null, 'Gold'],
  ['DSP Silver ETF', 'DSP SILVER ETF', 'Silver'],
  ['Motilal Oswal Nasdaq 100 ETF', null, 'Shares abroad'],
  ['Nippon India ETF Nifty 1D Rate Liquid BeES', null, 'Cash'],
  ['BHARAT Bond ETF - April 2030', null, 'Bonds'],
  ['Nippon India ETF Nifty 5 yr Benchmark G-Sec', null, 'Bonds'],
  ['Axis Nifty 500 Value 50 ETF', 'NIFTY500 VALUE 50 TRI', 'Strategies'],
  ['HDFC Nifty 100 Low Volatility 30 ETF', null, 'Strategies'],
  ['Kotak Nifty ETF', 'NIFTY 50', 'Broad market'],
  ['SBI BSE Sensex ETF', null, 'Broad market'],
  ['HDFC Nifty Smallcap 250 ETF', null, 'Broad market'],
  ['Nippon India ETF Nifty Next 50 Junior BeES', null, 'Broad market'],
  ['SBI Nifty Bank ETF', 'NIFTY BANK', 'Sectors and themes'],
  ['CPSE ETF', null, 'Sectors and themes'],
  [null, null, 'Not described yet'],
  ['ABC', null, 'Not described yet'],
  ['ABC', 'NIFTY BANK', 'Sectors and themes'],
])('%s (%s) belongs to %s', (name, underlying, group) => {
  expect(groupOfEtf(etf(name, underlying))).toBe(group);
});

test('groups without a fund are left out, and a group keeps the order of its funds', () => {
  const funds = [etf('B Gold ETF'), etf('SBI Nifty Bank ETF'), etf('A Gold ETF')];
  const groups = filledGroups(funds);
  expect(groups.map(({ name, slug, funds: { length } }) => [name, slug, length])).toEqual([
    ['Sectors and themes', 'sectors-and-themes', 1],
    ['Gold', 'gold', 2],
  ]);
  expect(groups[1]?.funds.map(({ name }) => name)).toEqual(['B Gold ETF', 'A Gold ETF']);
});

test.each([
  ['NIFTY 200 INDEX- TOTAL RETURN INDEX', 'Nifty 200'],
  ['DOMESTIC PRICE OF SILVER- BASED ON LBMA SILVER DAILY SPOT FIXING PRICE', 'Silver'],
  ['NIFTY50 EQUAL WEIGHT', 'Nifty 50 Equal Weight'],
  ['INDEX', null],
  ['COMMODITY', null],
  [null, null],
])('“%s” reads %s', (underlying, follows) => expect(followedBy(underlying)).toBe(follows));
