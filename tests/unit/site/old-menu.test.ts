import { mainMenu } from '@/lib/pages/menus/main-menu';
import { oldMenus } from '@/lib/pages/menus/old-menu';
import type { MenuRecord } from '@/lib/domain/publication/records';
import { oldAnchors } from '@/lib/pages/products/old-anchors';

const OLD_PAGE = '/product-and-offerings/assets-classes';

const record: MenuRecord = {
  research: [{ name: 'Sector Notes', slug: 'sector-notes' }],
  assetClasses: [
    { name: 'Shares', slug: 'stocks' },
    { name: 'Currency & rates', slug: 'currency & rates' },
  ],
  advertisements: [{ menu: 'Invest', image: '/assets/a.svg', name: 'An ad', link: '/equity' }],
  tickers: [],
};

const investOf = (given: MenuRecord | null) =>
  oldMenus(given).find((menu) => menu.title === 'Invest');
const columnOf = (given: MenuRecord | null, title: string) =>
  investOf(given)?.subMenu.find((column) => column.title === title)?.subTitle ?? [];

test('each asset class of the record links to its anchor, once', () => {
  expect(columnOf(record, 'Asset classes')).toEqual([
    { name: 'Shares', link: `${OLD_PAGE}#stocks` },
    { name: 'Currency & rates', link: `${OLD_PAGE}#currency%20%26%20rates` },
  ]);
  expect(investOf(record)?.subMenu.map((column) => column.title)).toEqual([
    'Asset classes',
    'More to invest in',
    'Services',
  ]);
});

test('without a record the anchors of the specification are used', () => {
  const links = columnOf(null, 'Asset classes').map((entry) => entry.link);
  expect(links).toEqual(Object.keys(oldAnchors).map((slug) => `${OLD_PAGE}#${slug}`));
});

test('entries without an anchor link to their own page', () => {
  const links = columnOf(record, 'More to invest in').map((entry) => entry.link);
  expect(links).toContain('/invest-in-ipos-and-fpos');
  expect(links).toContain('/invest-in-mutual-funds');
  expect(links).not.toContain('/invest-in-stocks');
});

test('the old pages of the platform and of demat services are in it', () => {
  const links = columnOf(record, 'Services').map((entry) => entry.link);
  expect(links).toEqual([
    '/product-and-offerings/blinktrade-pro',
    '/product-and-offerings/dp-services',
    '/product-and-offerings',
  ]);
});

test('advertisements and research are added as in the new layout; other menus are equal', () => {
  expect(investOf(record)?.advertisement?.name).toBe('An ad');
  const research = oldMenus(record).find((menu) => menu.title === 'Research');
  expect(research?.subMenu.at(-1)?.subTitle).toEqual([
    { name: 'Sector Notes', link: '/research/sector-notes' },
  ]);
  expect(oldMenus(null).map((menu) => menu.title)).toEqual(mainMenu.map((menu) => menu.title));
});
