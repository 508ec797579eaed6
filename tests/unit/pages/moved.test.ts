import { createMovedFinder, findMoved } from '@/lib/pages/addresses/find-moved';
import { movedAddresses } from '@/lib/pages/addresses/moved';
import { declaredQuery } from '@/lib/pages/addresses/parameters';
import { resolvePage } from '@/lib/pages/addresses/resolve';

const find = createMovedFinder([
  { from: '/old-about', to: '/about-us' },
  { from: '/old/about.html', to: '/about-us' },
  { from: '/Contact.aspx', to: '/support/get-in-touch' },
  { from: '/index.php', to: '/' },
  { from: '/index.php?page=funds', to: '/mutual-funds' },
  { from: '/Scheme.aspx?ID=:words', to: '/mutual-funds?q=:words' },
  { from: '/tariff.pdf', to: '/charges/tariff.pdf' },
  { from: '/ekyc', to: 'https://kyc.example/start?from=site' },
  { from: '/faq', to: '/support/faqs#account' },
  { from: '/stories/*', to: '/blogs-and-articles/*' },
  { from: '/old-site/*', to: '/' },
  { from: '/old-site/fees', to: '/charges' },
  { from: '/quote/:symbol/:tab', to: '/company-information/:symbol' },
  { from: '/report*.asp', to: '/research/newsletters' },
  { from: '/list?sort=up', to: '/equity', without: ['index'] },
]);

test.each([
  ['a plain page', '/old-about', '', '/about-us'],
  ['a page below a folder', '/old/about.html', '', '/about-us'],
  ['a page in other capitals', '/CONTACT.ASPX', '', '/support/get-in-touch'],
  ['a page with its query', '/index.php', '?page=Funds', '/mutual-funds'],
  ['a page with another query', '/index.php', '?page=x', '/?page=x'],
  ['a parameter that is passed on', '/scheme.aspx', '?id=flexi+cap', '/mutual-funds?q=flexi+cap'],
  ['a file', '/tariff.pdf', '', '/charges/tariff.pdf'],
  ['another host', '/ekyc', '', 'https://kyc.example/start?from=site'],
  ['another host, with a campaign', '/ekyc', '?c=1', 'https://kyc.example/start?from=site&c=1'],
  ['an anchor after the query', '/faq', '?c=1', '/support/faqs?c=1#account'],
  ['a prefix alone', '/stories', '', '/blogs-and-articles'],
  ['what is below a prefix', '/stories/a%20b/c', '', '/blogs-and-articles/a%20b/c'],
  ['what is below a prefix, all to one page', '/old-site/a/b.php', '', '/'],
  ['an exact path before a pattern', '/old-site/fees', '', '/charges'],
  ['parts by name', '/quote/M%26M/chart', '', '/company-information/M%26M'],
  ['any rest of a name', '/report2019.asp', '', '/research/newsletters'],
])('%s moves', (_, path, query, location) => {
  expect(find(path, query)).toBe(location);
});

test.each([
  ['/old-about/more', ''],
  ['/old-aboutX', ''],
  ['/aboutXhtml', ''],
  ['/old-sites', ''],
  ['/quote/a/b/c', ''],
  ['/scheme.aspx', ''],
  ['/list', '?sort=up&index=it'],
  ['/constructor', ''],
  ['/%E0%A4%A', ''],
])('%s%s stays', (path, query) => {
  expect(find(path, query)).toBeNull();
});

const example = (from: string): readonly [string, string] => {
  const [path = '', query] = from.replace(/:[a-z]+/g, 'newsletters').split('?');
  return [path.replace('*', 'x'), query === undefined ? '' : `?${query}`];
};

test.each(movedAddresses.map((row) => [row.from, row] as const))(
  '%s leads to an address that stays, and its query reaches the table',
  async (from, { to }) => {
    const [path, query] = example(from);
    expect(declaredQuery(path, query)).toBe(query);
    const location = findMoved(path, query);
    expect(location).not.toBeNull();
    if (to.startsWith('https:')) return;
    const [next = '', nextQuery] = (location ?? '').split('#')[0]?.split('?') ?? [];
    const { kind } = await resolvePage(next, nextQuery ? `?${nextQuery}` : '');
    expect(['page', 'unknown']).toContain(kind);
  },
);
