import { declaredQuery } from '@/lib/pages/addresses/parameters';

test.each([
  ['/', '?utm_source=mail&gclid=1', ''],
  ['/', '?have=1-lakh&utm_source=mail', '?have=1-lakh'],
  ['/equity', '?x=1&list=losers&exchange=bse', '?list=losers&exchange=bse'],
  ['/calculators/sip-calculator', '?amount=5000&fbclid=a', '?amount=5000'],
  [
    '/screener',
    '?mcap-from=100&utm_medium=x&columns=pe&columns=pb',
    '?mcap-from=100&columns=pe&columns=pb',
  ],
  ['/company-information/reliance-industries-limited', '?range=1Y&on=x', '?range=1Y'],
  ['/mutual-funds/house/hdfc', '?q=mid%20cap&page=2&a', '?q=mid%20cap&page=2'],
  ['/markets/gainers', '?on=2026-08-14&ref=x', '?on=2026-08-14'],
  ['/derivatives/ban-list', '?on=2026-08-14&ref=x', '?on=2026-08-14'],
  ['/research/fundamental', '?year=2026&utm_source=a', '?year=2026'],
  ['/what-if', '?of=INFY&x=1&from=2025-08-01', '?of=INFY&from=2025-08-01'],
  ['/invest-in-mutual-funds', '?fund=hdfc&order=name&x', '?fund=hdfc&order=name'],
  ['/blogs-and-articles/what-is-a-sip', '?utm_source=a', ''],
  ['/indices/nifty-50', '?on=2026-08-14', ''],
  ['/company-information/infosys-limited/results', '?basis=standalone&x=1', '?basis=standalone'],
])('%s%s is rendered as %s', (path, query, kept) => {
  expect(declaredQuery(path, query)).toBe(kept);
});

test.each([
  ['/api/quotes', '?stocks=INFY,TCS'],
  ['/mutual-funds/list.csv', '?q=hdfc&anything=1'],
  ['/nothing-here', '?a=b'],
])('%s is no page and keeps its query', (path, query) => {
  expect(declaredQuery(path, query)).toBe(query);
});

test("the router's own parameter is preserved on request", () => {
  expect(declaredQuery('/equity', '?_rsc=abc&utm_source=a', ['_rsc'])).toBe('?_rsc=abc');
});
