import { readQuery } from '@/lib/search/query';

import { sampleSearch } from './support';

const { best, find } = sampleSearch();

/** What people type around a name. */
test.each([
  ['tcs share price', 'TCS'],
  ['price of tcs', 'TCS'],
  ['tcs ka bhav kya hai', 'TCS'],
  ['should i buy tcs today', 'TCS'],
  ['NSE: TCS', 'TCS'],
  ['tcs.ns', 'TCS'],
  ['TCS-EQ', 'TCS'],
  ['500325.BO', 'RELIANCE'],
  ['bank of india share price', 'BANKINDIA'],
  ['bank of baroda results', 'BANKBARODA'],
  ['coal india share', 'COALINDIA'],
  ['m&m share', 'M&M'],
  ['m & m share', 'M&M'],
  ['bajaj auto share price', 'BAJAJ-AUTO'],
  ['l&t share price today live', 'LT'],
  ['is it good to buy tcs', 'TCS'],
  ['swiggy ka share kharidna chahiye kya', 'SWIGGY'],
  ['reliance bechna chahiye', 'RELIANCE'],
  ['cdsl share price', 'CDSL'],
  ['coal india ltd dividend date 2026', 'COALINDIA'],
  ['infosys buyback record date', 'INFY'],
  ['dhfl', 'PIRAMALFIN'],
  ['ltim', 'LTM'],
  ['maggi', 'NESTLEIND'],
  ['nifty live', 'Nifty 50'],
  ['bank nifty today', 'Bank Nifty'],
  ['sensex today', 'Sensex'],
  ['sensex 30 companies', 'Sensex'],
  ['nifty it companies list', 'Nifty IT'],
  ['bank nifty expiry', 'Bank Nifty'],
])('%s means %s', (query, named) => expect(best(query)).toBe(named));

test('a part of a page is asked for by the words that its name has not', () => {
  const hrefs = find('tcs results 2026').direct.map(({ href }) => href);
  expect(hrefs).toEqual(['/company-information/tata-consultancy-services-limited#results-heading']);
});

test('a query is its own first text, and nothing is tried twice', () => {
  expect(readQuery('tcs')).toMatchObject({ text: 'tcs', shorter: [] });
  expect(readQuery('bank of india results').shorter).toEqual([
    'bank of india',
    'bank results',
    'bank',
  ]);
  expect(readQuery('share price')).toMatchObject({ text: 'share price', shorter: [] });
});

test('a brand of two companies finds both', () => {
  const symbols = find('jio share').companies.map(({ symbol }) => symbol);
  expect(symbols).toEqual(expect.arrayContaining(['JIOFIN', 'RELIANCE']));
});

test.each([
  ['dr reddys labs', 'DRREDDY'],
  ['adani ports & sez', 'ADANIPORTS'],
])('short forms of words are written out: %s', (query, symbol) => {
  expect(find(query).companies.map((one) => one.symbol)).toEqual([symbol]);
});

test.each([
  ['ambuja cement acc tie-up', 'AMBUJACEM'],
  ['bank of baroda fd rates', 'BANKBARODA'],
  ['trent ltd zudio', 'TRENT'],
])('a name that other words follow is guessed: %s', (query, symbol) => {
  expect(find(query).guesses.companies[0]?.symbol).toBe(symbol);
});

test.each(['srei infra', 'jet airways', 'parle g'])(
  'no company is guessed by the lesser part of %s',
  (query) => expect(find(query).guesses.companies).toEqual([]),
);

/** What people want to do, and a part of the address that it leads to. */
test.each([
  ['how to buy shares', '/invest-in-stocks'],
  ['ltcg tax rate', 'capital-gains'],
  ['gtt order', 'market-limit'],
  ['pan card update', 'kyc'],
  ['aadhaar link', 'pan'],
  ['margin trading interest rate', '/invest-in-mtf'],
  ['usd inr', '/currency'],
  ['crude oil price', '/commodity'],
  ['fo trading charges', '/charges'],
  ['pe ratio', 'ratio'],
])('%s leads to %s', (query, part) => {
  expect(
    find(query)
      .direct.map(({ href }) => href)
      .join(' '),
  ).toContain(part);
});

test.each(['unlisted shares', 'nse unlisted share price', 'pre ipo shares'])(
  '%s are said not to be covered, and nothing is guessed',
  (query) => {
    const { note, guesses } = find(query);
    expect(note).toContain('Unlisted shares are not covered');
    expect([...guesses.companies, ...guesses.entries]).toEqual([]);
  },
);

test.each([
  ['hdfc ltd share price', 'HDFCBANK', 'HDFC Ltd merged into HDFC Bank Limited in July 2023.'],
  ['mindtree', 'LTM', /^Mindtree merged into .+ in November 2022\.$/],
  ['dhfl', 'PIRAMALFIN', /^DHFL merged into .+ in September 2021\.$/],
])('%s finds %s and says that it merged', (query, symbol, note) => {
  expect(best(query)).toBe(symbol);
  expect(find(query).note).toMatch(note);
});

test('a company’s own name says nothing about mergers', () => {
  expect(find('hdfc bank').note).toBeNull();
  expect(find('tech mahindra share').note).toBeNull();
});

test.each(['amul', 'amul share price', 'nsdl share', 'nsdl ipo price', 'zerodha stock'])(
  '%s names a firm that NSE does not list: a sentence, and no guess',
  (query) => {
    const { note, guesses, companies } = find(query);
    expect(note).toMatch(/ is not in this site’s list of companies, which are listed on NSE\.$/);
    expect(guesses.companies).toEqual([]);
    expect(companies).toEqual([]);
  },
);

test.each(['upi id change', 'change upi id', 'upi badalna hai'])('%s leads to a form', (query) => {
  expect(find(query).direct[0]?.group).toBe('forms');
});
