import { foundOf, NO_STOCK_FOUND } from '@/components/site/search/found';

import { sampleSearch } from './support';

const { site, find, titles, symbols, best } = sampleSearch();

describe('the fixed searches', () => {
  test.each([
    ['INE002A01018', 'RELIANCE'],
    ['500325', 'RELIANCE'],
    ['l&t', 'LT'],
    ['larsen', 'LT'],
    ['zomato', 'ETERNAL'],
    ['sbi', 'SBIN'],
    ['hul', 'HINDUNILVR'],
  ])('%s names %s', (query, symbol) => {
    expect(best(query)).toBe(symbol);
    expect(symbols(query)).toContain(symbol);
    expect(find(query).guesses).toEqual({ companies: [], entries: [] });
  });

  test('relaince is not found, and Reliance is what it may mean', () => {
    const { companies, groups, guesses } = find('relaince');
    expect([companies, groups]).toEqual([[], []]);
    expect(guesses.companies[0]?.symbol).toBe('RELIANCE');
  });

  test('bank lists all companies by name, and Bank Nifty among the indices', () => {
    const { companies } = find('bank');
    const names = companies.map(({ name }) => name.toLowerCase());
    expect(names.length).toBeGreaterThan(20);
    expect(names).toEqual([...names].sort());
    expect(symbols('bank')).toContain('HDFCBANK');
    expect(titles('bank', 'indices')).toContain('Bank Nifty');
    expect(best('bank nifty')).toBe('Bank Nifty');
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
    ['market holidays 2026', '/market-holidays'],
    ['stt rate', '/support/faqs#what-are-the-present-rates-of-securities-transaction-tax'],
    ['sip calculator', '/calculators/sip-calculator'],
    ['gold etf', '/etfs'],
    ['open demat account', '/open-account'],
    ['intraday charges', '/charges'],
    ['tpin', '/support/faqs/how-do-i-authorise-a-sale-without-a-ddpi'],
    ['market cap', '/screener'],
    ['dividend yield stocks', '/screener/highest-dividend-yield'],
    ['high dividend stocks', '/screener/highest-dividend-yield'],
    ['sensex', '/indices'],
  ])('%s, as people type it: the first leads to %s', (query, href) =>
    expect(find(query).direct[0]?.href).toBe(href),
  );

  test.each([
    ['BSDA', '/product-and-offerings/dp-services'],
    ['joint holder', '/product-and-offerings/dp-services'],
    ['AMC', '/charges'],
    ['DP charge', '/support/faqs/what-is-the-depository-charge-on-a-sale'],
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

  test('a ready screen is found by the words of its title', () => {
    expect(titles('doubled in a year', 'pages')).toContain(
      'Companies whose price doubled in a year',
    );
  });

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

  test('where no company matches, the box says so, whatever else it finds', () => {
    for (const query of ['privacy', 'how do I close my account', 'relaince']) {
      const { sections, isNone } = foundOf(site().index, query, 'all');
      const missing = sections.findIndex(({ missing: text }) => text === NO_STOCK_FOUND);
      expect([query, missing, isNone]).toEqual([query, 0, false]);
      expect(sections.length).toBeGreaterThan(1);
    }
    expect(foundOf(site().index, 'qqxyz', 'all').message).toBe(NO_STOCK_FOUND);
  });

  test('words that are part of a company’s name don’t stand for the account', () => {
    expect(find('hdfc amc').direct).toEqual([]);
    expect(find('tax free bonds').direct).toEqual([]);
  });

  test('another spelling of a name finds its company', () => {
    const names = find('reliance industries ltd').companies.map(({ name }) => name);
    expect(names).toContain('Reliance Industries Limited');
    expect(symbols('mahindra and mahindra')).toContain('M&M');
  });

  test('close account leads to the form', () => {
    expect(find('close my account').direct[0]?.title).toBe('Closure of trading and demat account');
  });
});
