import {
  depositories,
  exchanges,
  investorServices,
  regulators,
  sebiIntermediaries,
} from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import type { OwnLinks } from '@/lib/content/firm-profile';
import { footerGroups } from '@/lib/pages/menus/footer-menu';
import { regulatorLinks } from '@/lib/content/footer';
import {
  accountLink,
  firmLink,
  registrationNumber,
  phoneLink,
  withCampaign,
} from '@/lib/content/outbound';

describe('campaign parameters', () => {
  test('have one form', () => {
    expect(firmLink('accountOpening', 'header')).toBe(
      withCampaign(firm.links.accountOpening, 'account-opening', 'header'),
    );
  });

  test('are added to an existing query, before the fragment', () => {
    expect(withCampaign('https://a.example/x?b=1#c', 'd', 'footer')).toBe(
      'https://a.example/x?b=1&utm_source=website&utm_medium=referral&utm_campaign=d&utm_content=footer#c',
    );
  });

  test('are on every own address in every placement', () => {
    for (const link of Object.keys(firm.links) as (keyof OwnLinks)[]) {
      const query = new URL(firmLink(link, 'page')).searchParams;
      const own = new URL(firm.links[link]).searchParams;
      expect([...query.keys()]).toEqual([
        ...own.keys(),
        'utm_source',
        'utm_medium',
        'utm_campaign',
        'utm_content',
      ]);
    }
  });

  test('are on the group’s sites in the footer, not on foreign ones', () => {
    const external = footerGroups
      .flatMap((group) => group.columns.flatMap((column) => column.links))
      .filter((entry) => entry.external);
    for (const { link } of external) {
      const { host, search } = new URL(link);
      expect(search.includes('utm_source')).toBe(host.endsWith('.example'));
    }
    for (const { href } of regulatorLinks) expect(new URL(href).search).toBe('');
  });
});

test('the account button leads to the page about opening an account', () => {
  expect(firm.accountButtonLeadsTo).toBe('page');
  expect(accountLink('header')).toBe('/open-account');
});

test('the firm’s hosts end in .example, authorities have real hosts', () => {
  const own = [...Object.values(firm.links), ...firm.groupCompanies.map((one) => one.href)];
  for (const href of own) expect(new URL(href).host).toMatch(/\.example$/);
  for (const group of [
    exchanges,
    depositories,
    regulators,
    investorServices,
    { sebiIntermediaries },
  ]) {
    for (const { href } of Object.values(group))
      expect(href).toMatch(/^https:\/\/[\w.-]+\.(com|in|gov\.in|co\.in)\//);
  }
});

test('app, offices and profiles match the specification', () => {
  expect(firm.app).toMatchObject({ rating: 4.5, reviews: 5000, price: 0, language: 'English' });
  expect(firm.offices.map((office) => [office.title, office.city])).toEqual([
    ['Registered Office', 'Mumbai'],
    ['Corporate Office', 'Mumbai'],
    ['Administrative Office', 'Mumbai'],
  ]);
  expect(firm.socialProfiles.map((profile) => profile.name)).toEqual([
    'LinkedIn',
    'Facebook',
    'X',
    'YouTube',
    'Instagram',
    'Telegram',
  ]);
});

test('tel: addresses have the international format', () => {
  expect(phoneLink('022 0000 0000')).toBe('tel:+912200000000');
  expect(phoneLink('98200 00000')).toBe('tel:+919820000000');
});

test('registration numbers are found by kind', () => {
  expect(registrationNumber('stock-broker')).toBe('INZ000000000');
  expect(registrationNumber('mutual-fund-distributor')).toBe('ARN-00000');
});
