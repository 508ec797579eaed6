import { media } from '@/tests/support/browser-stubs';

import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { FooterEntries } from '@/components/site/footer/FooterGroups.client';
import { MenuPanels } from '@/components/site/menu/MenuPanels.client';
import { SiteShell } from '@/components/site/SiteShell';
import { searchInvitation, type SiteShellProps } from '@/components/site/shell-parts';
import { OldSiteShell } from '@/components/site/OldSiteShell';
import { firm } from '@/lib/content/firm';
import { attentionInvestors, disclaimers, regulatorLinks } from '@/lib/content/footer';
import { logins } from '@/lib/content/logins';
import { firmLink } from '@/lib/content/outbound';
import { footerGroups } from '@/lib/pages/menus/footer-menu';
import { infoLinks, mainMenu } from '@/lib/pages/menus/main-menu';
import { oldMenus } from '@/lib/pages/menus/old-menu';
import { emptySiteShellProps, siteShellProps } from '@/tests/support/site-shell-props';

type Layout = 'new' | 'old';
const LAYOUTS: readonly Layout[] = ['new', 'old'];

function shellOf(layout: Layout, props: Omit<SiteShellProps, 'children'>) {
  const content = <h1>A page</h1>;
  return layout === 'new' ? (
    <SiteShell {...props}>{content}</SiteShell>
  ) : (
    <OldSiteShell {...props} headerMenu={props.menu}>
      {content}
    </OldSiteShell>
  );
}

/** As many popular stocks as the footer shows. */
const twenty = siteShellProps.popular && {
  ...siteShellProps.popular,
  data: Array.from({ length: 20 }, (_, at) => ({
    symbol: `STOCK${at}`,
    close: 1350.5,
    change: 22.1,
    changePercent: 1.66,
    volume: null,
    valueCrore: null,
    slug: `stock-${at}`,
  })),
};

/** The server-rendered HTML. */
function serverHtml(layout: Layout, props = siteShellProps): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToString(shellOf(layout, props));
  return page;
}

describe.each(LAYOUTS)('what the server sends in the %s layout', (layout) => {
  const page = serverHtml(layout);
  const text = page.textContent ?? '';

  test('the skip link comes first and targets the content', () => {
    const first = page.querySelector('a');
    expect(first).toHaveTextContent('Skip to the content');
    expect(page.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  test('each landmark occurs once', () => {
    expect(page.querySelectorAll('header')).toHaveLength(1);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('footer')).toHaveLength(1);
  });

  test('its labels are no headings, except those of parts that fold', () => {
    const headings = [...page.querySelectorAll('h1, h2, h3, h4')];
    expect(headings.filter((heading) => heading.closest('main, summary') === null)).toEqual([]);
  });

  test('every menu entry occurs once, for wide and for narrow viewports', () => {
    const menus = layout === 'new' ? mainMenu : oldMenus(siteShellProps.menu);
    for (const entry of menus.flatMap((m) => m.subMenu.flatMap((c) => c.subTitle))) {
      expect(
        page.querySelectorAll(`[popover] [role=group] > a[href="${entry.link}"]`),
      ).toHaveLength(1);
    }
    expect(page.querySelectorAll('header a[href="/research/sector-notes"]')).toHaveLength(1);
  });

  test('every link of the header, the drawer and the footer that is specified', () => {
    const linksIn = (part: string) =>
      [...page.querySelectorAll(`${part} a`)].map((link) => [
        link.getAttribute('href'),
        link.textContent,
      ]);
    const header = linksIn('header');
    for (const login of logins) {
      expect(header).toContainEqual([firmLink(login.link, 'header'), login.name]);
      expect(header).toContainEqual([firmLink(login.link, 'menu'), login.name]);
    }
    expect(header).toContainEqual(['/open-account', firm.accountButton]);
    expect(header).toContainEqual(['/support/get-in-touch/locate-us', 'Locate us']);
    expect(header).toContainEqual(['/support/updates', 'All updates']);
    const footer = linksIn('footer');
    const names = infoLinks.map(({ link, name }) => [link, name]);
    expect(footer).toEqual(expect.arrayContaining(names));
    for (const { href } of regulatorLinks) expect(footer.map(([target]) => target)).toContain(href);
  });

  test('a link is one element, and the whole shell at most 750', () => {
    for (const link of page.querySelectorAll('[popover] [role=group] > a, footer [role=group] > a'))
      expect([...link.querySelectorAll(':not([data-kind], svg, path)')]).toEqual([]);
    const shell = serverHtml(layout, { ...siteShellProps, popular: twenty });
    shell.querySelector('main')?.remove();
    expect(shell.querySelectorAll('*').length).toBeLessThanOrEqual(750);
  });

  test('the line about a page is an attribute of its link, which the style sheet shows', () => {
    const shown = [...page.querySelectorAll('[popover] [data-note]')].map((link) =>
      link.getAttribute('data-note'),
    );
    const menus = layout === 'new' ? mainMenu : oldMenus(siteShellProps.menu);
    const wanted = menus.flatMap((m) => m.subMenu.flatMap((c) => c.subTitle));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toEqual(wanted.flatMap(({ note }) => note ?? []));
  });

  test('every tab panel with all its links', () => {
    const links = footerGroups.flatMap((g) => g.columns.flatMap((c) => c.links));
    for (const { link } of links) {
      const found = [...page.querySelectorAll('footer a')].map((a) => a.getAttribute('href'));
      expect(found).toContain(link);
    }
  });

  test('popular stocks with closing price and net change, linked to their companies', () => {
    const row = page.querySelector('[data-quote="stock:M&M"]');
    expect(row).toHaveTextContent('M&M 1,350.50 +22.10 (+1.66%)');
    expect(row?.querySelector('a')).toHaveAttribute('href', '/company-information/m%26m');
  });

  test('figures are marked with their source', () => {
    const marks = [...page.querySelectorAll('[data-source]')].map((mark) => mark.textContent);
    const ofTheTopBar = layout === 'new' ? ['Sample data'] : [];
    expect(marks).toEqual([...ofTheTopBar, 'End of day, 20 Nov 2026']);
  });

  test('only announcements with position T within their dates are shown', () => {
    expect(text).toContain('Exchanges are closed on Tuesday.');
    expect(page.querySelector('footer')?.textContent).not.toContain('Over');
    expect(text).not.toContain('In the header');
  });

  test('nothing moves and no text is duplicated', () => {
    expect(page.querySelector('.rfm-marquee')).toBeNull();
    expect(page.querySelectorAll('[data-quote="stock:INFY"]')).toHaveLength(1);
  });

  test('the search box is a form that works without JavaScript', () => {
    const form = page.querySelector('header form[role=search]');
    expect(form).toHaveAttribute('action', '/search');
    const input = form?.querySelector('input');
    expect(input).toHaveAttribute('name', 'q');
    expect(input).not.toHaveAttribute('role');
  });

  test('the picture of a top menu is 801×420', () => {
    const picture = page.querySelector('img[alt="Nine in ten lost money"]');
    expect(picture).toHaveAttribute('width', '801');
    expect(picture).toHaveAttribute('height', '420');
  });
});

test('the six indices have their order, two decimals, direction, sign and per cent', () => {
  const rows = [...serverHtml('new').querySelectorAll('[data-quote^="index:"]')];
  expect(rows.map((row) => row.getAttribute('data-quote')?.slice(6))).toEqual([
    'Sensex',
    'Nifty 50',
    'Bank Nifty',
    'Nifty Midcap 50',
    'Nifty IT',
    'Nifty 500',
  ]);
  expect(rows[0]).toHaveTextContent('Sensex 20,000.46 −96.75 (−0.41%)');
  expect(rows[0]?.querySelector('[data-direction]')).toHaveAttribute('data-direction', 'down');
  expect(rows[1]).toHaveTextContent('+10.50 (+0.05%)');
});

test('the old layout has no bar of indices', () => {
  expect(serverHtml('old').querySelector('[data-quote^="index:"]')).toBeNull();
});

test('the old header shows the menu record that it loaded itself', () => {
  const page = document.createElement('div');
  const research = [{ name: 'Desk Diary', slug: 'desk-diary' }];
  const headerMenu = { research, assetClasses: [], advertisements: [], tickers: [] };
  page.innerHTML = renderToString(
    <OldSiteShell {...siteShellProps} headerMenu={headerMenu}>
      x
    </OldSiteShell>,
  );
  expect(page.querySelectorAll('header a[href="/research/desk-diary"]')).toHaveLength(1);
  expect(page.querySelector('footer')).toHaveTextContent('Exchanges are closed');
});

test.each([
  ['new', 'desktop'],
  ['old', 'old'],
] as const)('the %s footer’s tabs are an accordion below “%s”', (layout, breakpoint) => {
  const tabs = serverHtml(layout).querySelector('footer [data-accordion]');
  expect(tabs).toHaveAttribute('data-accordion', breakpoint);
});

describe.each(LAYOUTS)('the footer of the %s layout', (layout) => {
  const footer = serverHtml(layout).querySelector('footer');
  // Phone numbers don't break.
  const text = (footer?.textContent ?? '').replaceAll('\u00a0', ' ');

  test.each(disclaimers.map((one) => [one.title, one.text]))('disclaimer %s', (title, words) => {
    expect(text).toContain(title);
    expect(text).toContain(words);
  });

  test.each([
    firm.name,
    firm.cin,
    ...firm.registrations.map((one) => one.number),
    ...firm.memberships.map((one) => one.label),
    ...firm.offices.flatMap((office) => [office.title, office.phone, `Fax ${office.fax}`]),
    firm.complianceOfficer.name,
    firm.complianceOfficer.email,
    firm.grievanceEmail,
    firm.customerCare.phone,
    firm.customerCare.email,
    ...attentionInvestors,
    '© 2026',
  ])('says %s', (words) => {
    expect(text).toContain(words);
  });

  test.each([
    'https://scores.sebi.gov.in/',
    'https://smartodr.in/',
    'https://www.sebi.gov.in/',
    'https://www.nseindia.com/',
    'https://www.bseindia.com/',
    'https://www.amfiindia.com/',
    'https://www.cdslindia.com/',
    '/support/updates/disclaimers',
    '/support/updates/privacy',
    '/privacy/choices',
    '/accessibility',
    '/documents/password-policy.pdf',
    ...firm.socialProfiles.map((profile) => profile.href),
  ])('links to %s', (href) => {
    expect(footer?.querySelector(`a[href="${href}"]`)).not.toBeNull();
  });
});

test.each(LAYOUTS)(
  'every outside link opens a new tab, says so and keeps no opener (%s)',
  (layout) => {
    const page = serverHtml(layout);
    const outside = [...page.querySelectorAll('a[href^="https:"], a[href$=".pdf"]')];
    expect(outside.length).toBeGreaterThan(20);
    for (const link of outside) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      const hint = page.querySelector(`#${link.getAttribute('aria-describedby')}`);
      expect(hint).toHaveTextContent('opens in a new tab');
    }
  },
);

describe('what is to come', () => {
  const coming = { name: 'Pre-IPO shares', link: '/equity', comingProduct: true };
  const column = {
    title: 'Soon',
    subTitle: [coming, { ...coming, name: 'Gold', comingProduct: false }],
  };
  const menu = { link: null, sections: ['x'], subMenu: [column] };

  test('an entry and a top menu have the label and no link', () => {
    render(
      <MenuPanels
        menus={[
          { ...menu, title: 'Open' },
          { ...menu, title: 'Later', comingProduct: true },
          { ...menu, title: 'Fresh', link: '/equity', newProduct: true },
        ]}
        pictures={{}}
        first={null}
        last={null}
      />,
    );
    const entries = screen.getAllByText('Pre-IPO shares', { exact: false });
    expect(entries.map((entry) => [entry.closest('a'), entry.textContent])).toEqual([
      [null, 'Pre-IPO shares Coming soon'],
    ]);
    expect(screen.getByRole('link', { name: 'Gold' })).toBeInTheDocument();
    const top = screen.getByText('Later', { exact: false });
    expect(top).toHaveTextContent('LaterComing soon');
    expect(top.closest('a, summary')).toBeNull();
    expect(screen.getByRole('link', { name: /^Fresh ?New$/ })).toBeInTheDocument();
  });

  test('so has an entry of the footer', () => {
    render(<FooterEntries links={[coming, { name: 'Gold', link: '/equity' }]} />);
    const badge = screen.getByText('Coming soon');
    expect(badge.parentElement).toHaveTextContent('Pre-IPO shares');
    expect(badge.closest('a')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Gold']);
  });
});

test('the top bar says that it has no data', () => {
  const bar = serverHtml('new', emptySiteShellProps).querySelector('[aria-label="Index ticker"]');
  expect(bar).toHaveTextContent('No Data Found!');
});

test.each(LAYOUTS)('whole without any record (%s)', (layout) => {
  const page = serverHtml(layout, emptySiteShellProps);
  expect(page.querySelector('footer')?.textContent).not.toMatch(/Popular stocks|Notice/);
  expect(page.innerHTML).not.toMatch(/undefined|NaN|null/);
});

test.each(LAYOUTS)('nothing in it is a second element of the same id (%s)', (layout) => {
  const ids = [...serverHtml(layout).querySelectorAll('[id]')].map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(LAYOUTS)('it hydrates without a complaint (%s)', (layout) => {
  // The marquee has its own tests.
  media.reducedMotion = true;
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  document.body.append(container);
  const frame = shellOf(layout, siteShellProps);
  container.innerHTML = renderToString(frame);
  render(frame, { container, hydrate: true });
  expect(complaints.mock.calls).toEqual([]);
  const logins = within(screen.getByRole('banner')).getAllByText(/ Login$/);
  expect(logins.map((one) => one.firstChild?.textContent)).toEqual([
    'Trade Login',
    'Reports Login',
    'IFD Partner Login',
    'Trade Login',
    'Reports Login',
    'IFD Partner Login',
  ]);
  complaints.mockRestore();
});

test.each([
  [2384, 'Search 2,384 companies and pages'],
  [null, 'Search companies and pages'],
] as const)('invitation for %j companies', (count, words) => {
  expect(searchInvitation(count)).toBe(words);
});
