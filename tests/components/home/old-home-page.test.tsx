import { render, screen, within } from '@testing-library/react';

import { OldHomePage } from '@/components/pages/HomePage/OldHomePage';
import { investorServices } from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import { logins } from '@/lib/content/logins';
import { mainMenu } from '@/lib/pages/menus/main-menu';
import { firmLink, withCampaign } from '@/lib/content/outbound';
import { standardWarning } from '@/lib/content/prescribed';

import { full, nothing } from './records';

import { sectionOf } from '../../support/section';

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('with all records', () => {
  beforeEach(() => {
    render(<OldHomePage {...full} />);
  });

  it('has one heading of the first level and one main action', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const actions = document.querySelectorAll('[data-main-action]');
    expect(actions).toHaveLength(1);
    expect(actions[0]).toHaveTextContent(firm.accountButton);
  });

  it('has the anchors that menus and old links point to', () => {
    for (const id of ['login', 'partner-us', 'app', 'markets', 'faqs']) {
      expect(document.getElementById(id)).toBeInTheDocument();
    }
    expect(mainMenu.some((menu) => menu.link === '/#partner-us')).toBe(true);
  });

  it('shows the app’s rating, price and language and both stores', () => {
    const app = document.getElementById('app') as HTMLElement;
    expect(app).toHaveTextContent('Rating4.5');
    expect(app).toHaveTextContent('from 5,000 reviews (sample)');
    expect(app).toHaveTextContent('PriceFree');
    expect(app).toHaveTextContent('LanguageEnglish');
    for (const href of [firm.app.androidStore, firm.app.appleStore]) {
      expect(app.querySelector(`a[href="${withCampaign(href, 'app', 'home')}"]`)).not.toBeNull();
    }
  });

  it('states the finding of the day and lists the shares that moved the most', () => {
    const markets = sectionOf('More shares rose than fell');
    const gainers = within(markets).getByRole('table', { name: 'Gainers' });
    expect(within(gainers).getAllByRole('row')).toHaveLength(6);
    expect(within(markets).getByRole('link', { name: 'Mahindra & Mahindra' })).toHaveAttribute(
      'href',
      '/company-information/mahindra-%26-mahindra-limited',
    );
    expect(markets).toHaveTextContent('Sample data');
  });

  it('shows the indices in the order given', () => {
    const names = within(sectionOf('More shares rose than fell')).getAllByRole('heading', {
      level: 3,
    });
    expect(names.map((name) => name.textContent)).toEqual(['Sensex', 'Nifty 50']);
  });

  it('links to research, articles and videos', () => {
    const reading = sectionOf(/newest first/);
    expect(within(reading).getByRole('link', { name: /A report/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    expect(reading).toHaveTextContent('18 Nov 2026 · PDF, 412 kB');
    expect(reading).toHaveTextContent('19 Nov 2026 · 4 min read');
    expect(reading).toHaveTextContent('12 Nov 2026 · 8:12');
    expect(hrefs()).toEqual(
      expect.arrayContaining(['/blogs-and-articles/an-article', '/videos/abc-123']),
    );
  });

  it('links to the logins, SCORES, SMART ODR and the risk disclosures', () => {
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        ...logins.map((login) => firmLink(login.link, 'home')),
        investorServices.scores.href,
        investorServices.smartOdr.href,
        '/support/updates/disclosures',
      ]),
    );
    expect(screen.getByText(standardWarning.text)).toBeInTheDocument();
  });
});

it('shows the newest four of each list first', () => {
  const days = ['2026-11-01', '2026-11-09', '2026-11-05', '2026-11-03', '2026-10-30'];
  const [article] = full.articles ?? [];
  const articles = days.map((createdAt) => ({
    ...article!,
    slug: createdAt,
    name: `Written ${createdAt}`,
    createdAt,
  }));
  render(<OldHomePage {...full} articles={articles} />);
  const names = screen.getAllByRole('link', { name: /^Written/ }).map((link) => link.textContent);
  expect(names).toEqual(
    ['2026-11-09', '2026-11-05', '2026-11-03', '2026-11-01'].map((day) => `Written ${day}`),
  );
});

it('says that records are missing, and shows the static sections', () => {
  render(<OldHomePage {...nothing} />);
  expect(screen.getAllByText('No Data Found!').length).toBeGreaterThanOrEqual(4);
  expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
  expect(document.getElementById('login')).toBeInTheDocument();
  expect(document.getElementById('partner-us')).toBeInTheDocument();
  expect(document.getElementById('faqs')).toBeNull();
});
