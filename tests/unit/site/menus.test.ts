import { MARKET_LISTS } from '@/lib/domain/market/lists/table';
import { MARKET_TOOLS } from '@/lib/domain/market/tools';
import { CALCULATORS } from '@/lib/pages/calculators';
import { disclaimers } from '@/lib/content/footer';
import { footerGroups } from '@/lib/pages/menus/footer-menu';
import { joinMenu } from '@/lib/pages/menus/join-menu';
import { infoLinks, mainMenu, marksOf, type SubTitle } from '@/lib/pages/menus/main-menu';
import { oldMenus } from '@/lib/pages/menus/old-menu';
import type { MenuRecord } from '@/lib/domain/publication/records';
import { pages } from '@/lib/pages';
import { documents } from '@/lib/pages/addresses/paths';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';

const record: MenuRecord = {
  research: [
    { name: 'Fundamental Reports', slug: 'fundamental-reports' },
    { name: 'Sector Notes', slug: 'sector-notes' },
  ],
  assetClasses: [
    { name: 'Stocks', slug: 'stocks' },
    { name: 'Carbon credits', slug: 'carbon-credits' },
  ],
  advertisements: [
    { menu: 'invest ', image: '/assets/a.svg', name: 'First', link: '/invest-in-stocks' },
    { menu: 'Invest', image: '/assets/b.svg', name: 'Second', link: '/invest-in-stocks' },
    { menu: 'Nowhere', image: '/assets/c.svg', name: 'Third', link: '/' },
  ],
  tickers: [],
};

const entriesOf = (menus: ReturnType<typeof joinMenu>, title: string): readonly SubTitle[] =>
  menus
    .filter((menu) => menu.title === title)
    .flatMap((menu) => menu.subMenu.flatMap((column) => column.subTitle));

describe('joining the menu record', () => {
  test('without a record the menus are static', () => {
    const joined = joinMenu(mainMenu, null);
    expect(joined.map((menu) => menu.subMenu)).toEqual(mainMenu.map((menu) => menu.subMenu));
    expect(joined.every((menu) => menu.advertisement === null)).toBe(true);
  });

  test('an empty record changes nothing', () => {
    const empty = { research: [], assetClasses: [], advertisements: [], tickers: [] };
    expect(joinMenu(mainMenu, empty)).toEqual(joinMenu(mainMenu, null));
  });

  test('additional research entries become /research/{slug}; known ones are not repeated', () => {
    const links = entriesOf(joinMenu(mainMenu, record), 'Research').map((entry) => entry.link);
    expect(links).toContain('/research/sector-notes');
    expect(links.filter((link) => link === '/research/fundamental-reports')).toHaveLength(1);
  });

  test('asset classes without their own page link to their anchor', () => {
    const entries = entriesOf(joinMenu(mainMenu, record), 'Invest');
    expect(entries).toContainEqual({
      name: 'Carbon credits',
      link: '/product-and-offerings/assets-classes#carbon-credits',
    });
    expect(entries.filter((entry) => entry.link.endsWith('#stocks'))).toHaveLength(0);
  });

  test('flags of the record are badges, on its own entries and on those of static pages', () => {
    const flagged: MenuRecord = {
      ...record,
      research: [
        { name: 'Fundamental Reports', slug: 'fundamental-reports', newProduct: true },
        { name: 'Sector Notes', slug: 'sector-notes', comingProduct: true },
      ],
      assetClasses: [{ name: 'Stocks', slug: 'stocks', comingProduct: true, newProduct: null }],
    };
    const joined = joinMenu(mainMenu, flagged);
    const marks = [...entriesOf(joined, 'Research'), ...entriesOf(joined, 'Invest')]
      .filter(({ newProduct, comingProduct }) => newProduct || comingProduct)
      .map(({ link, newProduct, comingProduct }) => [link, newProduct, comingProduct]);
    expect(marks).toEqual(
      expect.arrayContaining([
        ['/research/fundamental-reports', true, undefined],
        ['/research/sector-notes', undefined, true],
        ['/invest-in-stocks', undefined, true],
      ]),
    );
    const old = oldMenus(flagged);
    expect(entriesOf(old, 'Invest')).toContainEqual(
      expect.objectContaining({ name: 'Stocks', comingProduct: true }),
    );
  });

  test('a page’s record has its entries in menus and footer marked', () => {
    expect(marksOf({ column: 'Own', note: '', isComing: true })).toEqual({ comingProduct: true });
    expect(marksOf({ column: 'Own', note: '', isNew: true })).toEqual({ newProduct: true });
    expect(marksOf(undefined)).toEqual({});
  });

  test('a menu has its first advertisement; names are compared without case', () => {
    const joined = joinMenu(mainMenu, record);
    expect(joined.map((menu) => menu.advertisement?.name ?? null)).toEqual([
      'First',
      ...mainMenu.slice(1).map(() => null),
    ]);
  });
});

describe('links of the menus and the footer', () => {
  const known = new Set<string>([...pages.map((route) => route.path), ...Object.values(documents)]);
  const patterns = Object.values(PAGE_PATTERNS).map(
    ({ pattern }) => new RegExp(`^${pattern.replace(/\[\w+\]/g, '[^/]+')}$`),
  );
  const links = [
    ...mainMenu.flatMap((menu) => [
      ...(menu.link ? [menu.link] : []),
      ...menu.subMenu.flatMap((column) => column.subTitle.map((entry) => entry.link)),
    ]),
    ...infoLinks.map((entry) => entry.link),
    ...footerGroups.flatMap((group) =>
      group.columns.flatMap((column) => column.links.map((entry) => entry.link)),
    ),
  ];

  test.each([...new Set(links)].filter((link) => link.startsWith('/')))('%s is a page', (link) => {
    const path = link.split('#')[0] ?? '';
    expect(known.has(path) || patterns.some((pattern) => pattern.test(path))).toBe(true);
  });

  test('all others are absolute and secure', () => {
    for (const link of links.filter((one) => !one.startsWith('/'))) {
      expect(new URL(link).protocol).toBe('https:');
    }
  });

  test('every page of the new layout is linked from a menu, the footer or the hub of its kind', () => {
    const linked = new Set([
      ...links.map((link) => link.split('#')[0]),
      ...CALCULATORS.map(({ slug }) => `/calculators/${slug}`),
      ...MARKET_LISTS.map(({ path }) => path),
      ...MARKET_TOOLS.map(({ path }) => path),
    ]);
    const missing = pages
      .filter((route) => route.type !== 'old-offering' && route.indexed !== false)
      .map((route) => route.path)
      .filter((path) => !linked.has(path))
      .map(
        (path) =>
          `${path}: add \`menu\` to its record, or its address to lib/pages/menus/footer-menu.ts`,
      );
    expect(missing).toEqual([]);
  });

  test('the seven top menus', () => {
    expect(mainMenu.map((menu) => menu.title)).toEqual([
      'Invest',
      'Markets',
      'Research',
      'Calculators',
      'Talking Finance',
      'Partner with us',
      'Support',
    ]);
  });
});

test('there are six disclaimers, with the prescribed lines', () => {
  expect(disclaimers.map((one) => one.title)).toEqual([
    'Market risk',
    'Margin trading facility',
    'US investing',
    'Mutual funds',
    'Structured products',
    'Insurance',
  ]);
  const text = disclaimers.map((one) => one.text).join('\n');
  expect(text).toContain(
    'Investment in securities market are subject to market risks, read all the related documents carefully before investing.',
  );
  expect(text).toContain('Brokerage will not exceed the SEBI prescribed limit.');
  expect(text).toContain(
    'Mutual fund investments are subject to market risks, read all scheme related documents carefully.',
  );
});

test('a page made from a list marks one top menu', () => {
  const menusOf = (pattern: string) => {
    const [, section = ''] = pattern.split('/');
    return mainMenu.filter(({ sections }) => sections.includes(section)).map(({ title }) => title);
  };
  expect(
    Object.values(PAGE_PATTERNS)
      .filter(({ pattern }) => menusOf(pattern).length !== 1)
      .map(
        ({ pattern }) =>
          `${pattern}: its first part belongs to \`sections\` of one menu in lib/pages/menus/main-menu.ts`,
      ),
  ).toEqual([]);
});

test('re-KYC is linked by the name of the specification in the menu and in the footer', () => {
  const inMenu = entriesOf(joinMenu(mainMenu, null), 'Support');
  const inFooter = footerGroups.flatMap((group) => group.columns.flatMap((column) => column.links));
  for (const links of [inMenu, inFooter]) {
    const [found] = links.filter(({ name }) => name === 'Digital modification (re-KYC)');
    expect(found?.link).toMatch(/^https:\/\/rekyc\./);
  }
});
