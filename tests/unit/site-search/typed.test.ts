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
  ['maggi', 'NESTLEIND'],
  ['nifty live', 'Nifty 50'],
  ['bank nifty today', 'Bank Nifty'],
  ['sensex today', 'Sensex'],
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
