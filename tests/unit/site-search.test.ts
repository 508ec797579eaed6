/** The search of everything, on the sample firm. */

import { sip } from '@/lib/domain/calculator/records/sip-calculator';
import { lumpSum } from '@/lib/domain/calculator/records/lump-sum-calculator';
import { parseState } from '@/lib/domain/calculator/address';
import { foundOf, NO_STOCK_FOUND } from '@/components/site/search/found';
import { emptySearches } from '@/lib/search/empty-searches';
import { pages } from '@/lib/pages';
import { isIndexed } from '@/lib/pages/indexing/is-indexed';
import { prepareEntries } from '@/lib/search/entries';
import {
  countResults,
  searchSite,
  type SiteIndex,
  siteIndexOf,
  type SiteResult,
} from '@/lib/search/find';
import { foldName, foldText } from '@/lib/tools/fold';
import { decodeIndex } from '@/lib/search/index-file';
import { calculationOf } from '@/lib/search/calculations';
import { prepare } from '@/lib/search/match';
import { overviewOf } from '@/lib/search/overview';
import { isPersonal } from '@/lib/search/personal';
import { editsBetween, editsFor } from '@/lib/search/spelling';
import { loadSearchPage } from '@/lib/pages/search/load-search-page';
import { getIndexFile, loadSiteSearch, type SiteSearch } from '@/lib/pages/search/load-site-search';
import { withoutIsins } from '@/lib/pages/search/sources';
import fc from '@/tests/support/properties';

import { startFresh } from '../support/fresh-site';

let site: SiteSearch;
let index: SiteIndex;

beforeAll(async () => {
  startFresh();
  const made = await loadSiteSearch();
  if (!made) throw new Error('The sample has no companies');
  site = made;
  index = made.index;
}, 60_000);

const find = (query: string): SiteResult => searchSite(index, query, 'all');
const titles = (query: string, group: string) =>
  find(query).groups.flatMap((one) =>
    one.group === group ? one.entries.map(({ title }) => title) : [],
  );
const symbols = (query: string) => find(query).companies.closest.map(({ symbol }) => symbol);

describe('the fixed searches', () => {
  test.each([
    ['INE002A01018', 'RELIANCE'],
    ['500325', 'RELIANCE'],
    ['l&t', 'LT'],
    ['larsen', 'LT'],
    ['zomato', 'ETERNAL'],
    ['sbi', 'SBIN'],
    ['hul', 'HINDUNILVR'],
    ['hdfc', 'HDFCBANK'],
  ])('%s finds %s first', (query, symbol) => {
    expect(symbols(query)[0]).toBe(symbol);
    expect(find(query).guesses).toEqual({ companies: [], entries: [] });
  });

  test('relaince is not found, and Reliance is what it may mean', () => {
    const { companies, groups, guesses } = find('relaince');
    expect([companies.matches, groups]).toEqual([[], []]);
    expect(guesses.companies[0]?.symbol).toBe('RELIANCE');
  });

  test('bank lists four companies, and Bank Nifty among the indices', () => {
    const result = find('bank');
    expect(result.companies.matches.length).toBeGreaterThan(20);
    const { companies } = overviewOf(result);
    expect(companies).toHaveLength(4);
    expect(companies.map(({ symbol }) => symbol)).toContain('HDFCBANK');
    expect(titles('bank', 'indices')).toContain('Nifty Bank');
    expect(titles('bank nifty', 'indices')).toContain('Nifty Bank');
  });

  test('l&t finds companies, not every page with words that begin with l and t', () => {
    expect(find('l&t').groups).toEqual([]);
  });

  test('nominee leads to an answer and a form', () => {
    const groups = find('nominee').direct.map(({ group }) => group);
    expect(groups).toContain('answers');
    expect(groups).toContain('forms');
  });

  test.each([
    ['sip', '/calculators/sip-calculator'],
    ['sip 5000 12% 10', '/calculators/sip-calculator?amount=5000&rate=12&years=10'],
    ['holiday', '/market-holidays'],
    ['complaint', '/support/get-in-touch/grievances'],
  ])('%s leads to %s first', (query, href) => {
    expect(find(query).direct[0]?.href).toBe(href);
  });

  test.each([
    ['dormant', 'forms'],
    ['stt', 'answers'],
    ['dp charge', 'answers'],
    ['brokerage', 'answers'],
    ['amc', 'pages'],
  ])('%s, which the site calls otherwise, leads to one of the %s', (query, group) => {
    expect(find(query).direct.map((entry) => entry.group)).toContain(group);
  });

  test.each(['nominee', 'brokerage', 'stt', 'complaint'])(
    '%s: what is wanted directly is counted in its group',
    (query) => {
      const { direct, groups } = find(query);
      expect(direct.length).toBeGreaterThan(0);
      const listed = groups.flatMap(({ entries }) => entries);
      expect(direct.filter((entry) => !listed.includes(entry))).toEqual([]);
    },
  );

  test.each([
    ['dormant', 'Reactivation of an inactive trading account'],
    ['brokerage', 'Brokerage'],
    ['freeze', 'I see activity I did not do. How do I block my account?'],
    ['nominee', 'Whom can I nominate, and how are shares split?'],
    ['TDS', 'Is tax deducted from my dividends?'],
    ['pledge', 'How do I use my shares as margin?'],
    ['demat closure', 'Closure of trading and demat account'],
    ['how do I close my demat account', 'Closure of trading and demat account'],
    ['margin shortfall', 'How much margin does a position need?'],
    ['BTST', 'When do bought shares and sale money arrive?'],
    ['GTT', 'What is the difference between market, limit and stop-loss orders?'],
    ['IPO allotment', 'How is allotment decided, and why did I get nothing?'],
    ['UPI mandate', 'How do I apply for an IPO?'],
    ['P&L', 'How can I verify my trades and holdings independently of you?'],
    ['tax report', 'How can I verify my trades and holdings independently of you?'],
    ['capital gain statement', 'How can I verify my trades and holdings independently of you?'],
    ['ledger', 'Why is my trading limit lower than my ledger balance?'],
    ['payout', 'How do I withdraw, and when does the money arrive?'],
    ['pay-in', 'How do I add money to my trading account?'],
    ['CDSL', 'What are NSDL, CDSL and my demat account number?'],
    ['TPIN', 'How do I authorise a sale without a DDPI?'],
    ['DIS', 'Request for a delivery instruction slip (DIS) booklet'],
    ['POA', 'What is a DDPI, and do I have to sign one?'],
    ['minor account', 'Can a minor, an HUF, an NRI or a company open an account?'],
    ['NRI', 'Can a minor, an HUF, an NRI or a company open an account?'],
    ['transmission', 'What must a family do when an account holder dies?'],
    ['rematerialisation', 'Rematerialisation or restatement of units – request'],
    ['account frozen', 'Unfreezing of a demat account – request'],
    ['form 15G', 'Is tax deducted from my dividends?'],
    ['off market transfer', 'How do I gift or transfer shares to another account?'],
    ['short delivery', 'What happens if shares I sold are not delivered?'],
    ['order rejected', 'Why was my order rejected?'],
  ])('%s: first stands “%s”', (query, first) =>
    expect(find(query).direct[0]?.title).toContain(first),
  );

  test.each([
    ['BSDA', '/product-and-offerings/dp-services'],
    ['joint holder', '/product-and-offerings/dp-services'],
    ['AMC', '/charges'],
    ['DP charge', '/support/faqs#'],
    ['STT', '/support/faqs#'],
    ['KYC', '/support/faqs#'],
    ['CKYC', '/support/faqs#'],
    ['re-KYC', '/support/faqs#'],
    ['contract note', '/blogs-and-articles/read-a-contract-note-line-by-line'],
    ['SCORES', '/support/get-in-touch/grievances'],
    ['ODR', '/support/get-in-touch/grievances'],
    ['ombudsman', '/support/get-in-touch/grievances'],
  ])('%s: the first leads to %s', (query, href) =>
    expect(find(query).direct[0]?.href).toContain(href),
  );

  test('the words of answers, the sections of policies and the rows of charges are found', () => {
    expect(titles('DigiLocker', 'answers')).toContain(
      'Can I open an account without visiting a branch?',
    );
    expect(titles('pass-through', 'answers')).toContain(
      'What does pass-through mean for my return?',
    );
    expect(titles('spouses', 'answers')).toContain('Can two people share the ₹1 crore?');
    expect(titles('our policies', 'pages')).toContain('Our policies');
    expect(titles('call and trade', 'pages')).toContain('Call and trade');
  });

  test('a question that finds nothing is told so, with the nearest; a stock is not found', () => {
    const question = 'why did the police order my demat account to be blocked';
    const found = foundOf(index, question, 'all');
    expect(found.message).not.toBe(NO_STOCK_FOUND);
    expect(found.isNone).toBe(true);
    expect(found.count).toBeGreaterThan(0);
    expect(foundOf(index, 'qqxyz', 'all').message).toBe(NO_STOCK_FOUND);
  });

  test('words that are part of a company’s name don’t stand for the account', () => {
    expect(find('hdfc amc').direct).toEqual([]);
    expect(find('tax free bonds').direct).toEqual([]);
  });

  test('close account leads to the form', () => {
    expect(find('close my account').direct[0]?.title).toBe('Closure of trading and demat account');
  });
});

describe('spellings', () => {
  test.each([
    ['Larsen & Toubro Ltd.', 'larsen toubro'],
    ['Coal India Limited', 'coal'],
    ['India Limited', 'india limited'],
    ['Dr. Reddy’s Laboratories', 'dr reddys laboratories'],
  ])('%s is folded to %s', (name, folded) => expect(foldName(name)).toBe(folded));

  test('composed and decomposed letters are the same, Indian scripts keep their signs', () => {
    expect(foldText('Cafe\u0301')).toBe(foldText('Café'));
    expect(foldText('रिलायंस')).toBe('रिलायंस');
  });

  test('another spelling of a name finds its company', () => {
    const names = find('reliance industries ltd').companies.matches.map(({ name }) => name);
    expect(names).toContain('Reliance Industries Limited');
    expect(find('mahindra and mahindra').companies.matches.map(({ symbol }) => symbol)).toContain(
      'M&M',
    );
  });

  test.each([
    ['reliance', 'relaince', 1],
    ['infosys', 'infosis', 1],
    ['bank', 'bnak', 1],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %d edits apart', (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits);
    expect(editsBetween(b, a)).toBe(edits);
  });

  test.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('%s may differ by %d edits', (word, edits) => expect(editsFor(word)).toBe(edits));
});

describe('numbers of a person', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    '098765-43210',
    '987 654 3210',
    'ABCDE1234F',
    'my pan is abcde1234f',
    'ABCDE 1234 F',
    '1234 5678 9012',
    '1234567890123456',
    '９８７６５４３２１０',
    'sap 9876543210',
  ])('%s is withheld', async (query) => {
    expect(isPersonal(query)).toBe(true);
    expect(countResults(find(query))).toBe(0);
    const page = await loadSearchPage({ q: query });
    expect(page.isWithheld).toBe(true);
    expect(JSON.stringify(page)).not.toContain(query);
  });

  test.each([
    'INE002A01018',
    '500325',
    '119551',
    'sip 100000 12 10',
    'bank',
    '3m india',
    'nifty 500',
    'AP0123456789',
    'ap 0291 nse AP02910045611',
  ])('%s is not', (query) => expect(isPersonal(query)).toBe(false));
});

test.each([
  ['sip 5000 12% 10', sip, { amount: 5_000, rate: 12, years: 10 }],
  ['SIP ₹10,000 15 years', sip, { amount: 10_000, years: 15 }],
  ['sip 5k 12.5%', sip, { amount: 5_000, rate: 12.5 }],
  ['lumpsum 1 lakh 12% 10 years', lumpSum, { amount: 100_000, rate: 12, years: 10 }],
] as const)('%s is read into its calculator', (query, calculator, values) => {
  const { href = '' } = calculationOf(query) ?? {};
  const state = parseState(calculator as typeof sip, new URLSearchParams(href.split('?')[1]));
  expect(state.isValid).toBe(true);
  expect(state.values).toMatchObject(values);
});

test.each(['sip', 'sip 1 2 3 4', 'sips of 5000', 'sip 5000 in gold', '5000'])(
  '%s is no calculation',
  (query) => expect(calculationOf(query)).toBeNull(),
);

test('every title, ISIN, symbol, code and question finds itself', () => {
  const lost: string[] = [];
  for (const company of index.companies.entries) {
    const { name, symbol, isin, bseCode } = company;
    for (const query of [name, symbol, isin, bseCode]) {
      if (!query || query.length < 3) continue;
      if (!find(query).companies.matches.includes(company)) lost.push(query);
    }
  }
  for (const { entry } of index.parts.flatMap(({ entries }) => entries)) {
    for (const query of [entry.title, ...entry.codes]) {
      const groups = find(query).groups.flatMap((group) => group.entries);
      if (!groups.includes(entry)) lost.push(`${entry.group}: ${query}`);
    }
  }
  expect(lost).toEqual([]);
});

test('no page that is kept from search engines is in the index', () => {
  const hidden = pages.filter((page) => !isIndexed(page)).map(({ path }) => path);
  expect(hidden.length).toBeGreaterThan(5);
  const found = index.parts.flatMap(({ entries }) => entries.map(({ entry }) => entry.href));
  expect(found.filter((href) => hidden.some((path) => href === path))).toEqual([]);
});

test('browsers search in the same entries as the server', () => {
  const [first, funds] = index.parts.map(({ entries }) => entries.map(({ entry }) => entry));
  const { companies, entries, more } = decodeIndex(site.first.text);
  expect(companies).toEqual(index.companies.entries);
  expect(entries).toEqual(first);
  expect(more).toBe(`/stock-index/${site.funds?.name}`);
  const ofFunds = decodeIndex(site.funds?.text ?? '');
  expect(funds?.length).toBeGreaterThan(5);
  expect(ofFunds).toEqual({ companies: [], entries: funds?.map(withoutIsins), more: null });
});

test('a file has one name; an earlier one leads to it, and no other is known', async () => {
  const first = { text: site.first.text };
  const funds = { text: site.funds?.text };
  const old = '0123456789abcdef';
  const names = [site.first.name, old, site.funds?.name ?? '', `funds-${old}`];
  expect(await Promise.all(names.map(getIndexFile))).toEqual([
    first,
    { movedTo: `/stock-index/${site.first.name}` },
    funds,
    { movedTo: `/stock-index/${site.funds?.name}` },
  ]);
  const others = [
    'all',
    'funds-',
    `funds-${old}0`,
    old.toUpperCase(),
    `${site.first.name}.txt`,
    '',
  ];
  expect(new Set(await Promise.all(others.map(getIndexFile)))).toEqual(new Set(['unknown']));
});

test('any text is searched for without a failure, and its results are counted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (query) => {
      const result = find(query);
      expect(countResults(result)).toBeGreaterThanOrEqual(result.companies.matches.length);
      const { companies, entries } = result.guesses;
      expect(companies.length + entries.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 200 },
  );
});

test('a former name finds the company, the larger of two equals comes first', () => {
  const company = (name: string, size: number, others: string[] = []) => ({
    ...{ name, symbol: name.toUpperCase(), industry: '', slug: name, size },
    ...(others.length > 0 && { others }),
  });
  const small = siteIndexOf(
    prepare([company('Alphaone', 3), company('Alphatwo', 9, ['Old Name'])]),
    [prepareEntries([])],
  );
  const first = (query: string) =>
    searchSite(small, query, 'name').companies.closest.map(({ name }) => name);
  expect(first('alpha')).toEqual(['Alphatwo', 'Alphaone']);
  expect(first('old name')).toEqual(['Alphatwo']);
});

describe('the results page', () => {
  test('shows a group whole where the address asks for it', async () => {
    const page = await loadSearchPage({ q: 'account', in: 'forms' });
    expect(page.shown).toBe('forms');
    expect(page.whole?.entries.length).toBeGreaterThan(4);
    expect(page.whole?.entries.every(({ group }) => group === 'forms')).toBe(true);
  });

  test('pages through all companies', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map((page) => loadSearchPage({ q: 'limited', page })),
    );
    expect(one?.whole?.companies).toHaveLength(50);
    expect(two?.whole?.page).toBe(2);
    expect(one?.whole?.companies[0]).not.toEqual(two?.whole?.companies[0]);
  });

  test('counts a search that finds nothing, once it was rendered five times', async () => {
    for (const q of ['qqxyz 7', 'qqxyz 8', 'bank', '9876543210', 'ab']) {
      for (let left = 5; left > 0; left -= 1) await loadSearchPage({ q });
    }
    expect(emptySearches()).toEqual([{ query: 'qqxyz #', times: 10 }]);
  });

  test('ignores an unknown group', async () => {
    expect((await loadSearchPage({ q: 'bank', in: 'nothing' })).shown).toBeNull();
  });
});
