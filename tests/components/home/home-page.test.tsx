import { render, screen, within } from '@testing-library/react';

import { HomePage } from '@/components/pages/HomePage/HomePage';
import { investorServices } from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import { standardWarning } from '@/lib/content/prescribed';

import { full, nothing } from './records';

import { sectionOf } from '../../support/section';

describe('with all records', () => {
  beforeEach(() => {
    render(<HomePage {...full} />);
  });

  it('has one heading of the first level and one main action', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const actions = document.querySelectorAll('[data-main-action]');
    expect(actions).toHaveLength(1);
    expect(actions[0]).toHaveTextContent(firm.accountButton);
  });

  it('computes one purchase to a total', () => {
    const heading = screen.getByRole('heading', { name: 'What your purchase costs' });
    expect(heading.parentElement).toHaveTextContent('Example');
    const note = screen.getByRole('table', { name: 'What your purchase costs' });
    expect(note).toHaveTextContent('You pay₹25,103.69');
  });

  it('has the anchors that the menus link to', () => {
    for (const id of ['partner-us', 'login', 'finder', 'faqs']) {
      expect(document.getElementById(id)).toBeInTheDocument();
    }
  });

  it('states the finding of the day and shows both movers with their companies', () => {
    const markets = sectionOf('More shares rose than fell');
    expect(markets).toHaveTextContent('More shares rose than fell');
    expect(markets).toHaveTextContent('The Nifty 50 was at 24,862.35, down 0.46%.');
    const [link] = within(markets).getAllByRole('link', { name: 'Mahindra & Mahindra' });
    expect(link).toHaveAttribute('href', '/company-information/mahindra-%26-mahindra-limited');
    expect(markets).toHaveTextContent('7 of 12 Nifty 50 companies rose');
  });

  it('shows the flows of the last day only', () => {
    const markets = sectionOf('More shares rose than fell');
    expect(markets).toHaveTextContent('−₹1,842.60 crore net');
    expect(markets).toHaveTextContent('+₹2,310.15 crore net');
    expect(markets).not.toHaveTextContent('₹8.00 crore');
  });

  it('contains the industries, and links to the tables of the pictures', () => {
    expect(screen.getAllByRole('link', { name: /^Metals .\d+\.\d+%$/ })[0]).toHaveAttribute(
      'href',
      '/companies/industry/metals-and-mining',
    );
    for (const name of ['Industries as a table', 'All companies as a table']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/equity#breadth');
    }
  });

  it('links to articles and reports', () => {
    expect(screen.getByRole('link', { name: 'An article' })).toHaveAttribute(
      'href',
      '/blogs-and-articles/an-article',
    );
    expect(screen.getByRole('link', { name: /A report/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('PDF, 412 kB')).toBeInTheDocument();
    // The film plays on its own page at most: nothing here looks like a button that plays it.
    expect(screen.getByText('Video, 8:12').querySelector('svg')).toBeNull();
  });

  it('shows the rating that the structured data states', () => {
    expect(screen.getByRole('img', { name: '4.5 of 5 flowers' })).toBeInTheDocument();
    expect(screen.getByText(/from 5,000 reviews \(sample\)/)).toBeInTheDocument();
  });

  it('links to SCORES, SMART ODR and the risk disclosures', () => {
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain(investorServices.scores.href);
    expect(hrefs).toContain(investorServices.smartOdr.href);
    expect(hrefs).toContain('/support/updates/disclosures');
    expect(screen.getByText(standardWarning.text)).toBeInTheDocument();
  });

  it('renders the markup of answers', () => {
    expect(screen.getByText('PAN', { selector: 'b' })).toBeInTheDocument();
  });
});

describe('without records', () => {
  beforeEach(() => {
    render(<HomePage {...nothing} />);
  });

  it('says that figures are missing, and never prints NaN or null', () => {
    expect(screen.getAllByText('No Data Found!').length).toBeGreaterThanOrEqual(2);
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null/);
  });

  it('omits the questions and shows the static sections', () => {
    expect(document.getElementById('faqs')).toBeNull();
    expect(screen.getByRole('search', { name: 'Companies' })).toHaveAttribute('action', '/search');
    expect(document.getElementById('partner-us')).toBeInTheDocument();
  });
});

it('says the date and the source of figures that agree once', () => {
  render(<HomePage {...full} />);
  expect(document.body.textContent?.match(/As of 20 Nov 2026, 15:30 IST/g)).toHaveLength(1);
  expect(screen.getAllByText('Sample data')).toHaveLength(1);
});

it('gives index values of another day their own date', () => {
  const indices = full.indices && { ...full.indices, asOf: '2026-11-17' };
  render(<HomePage {...full} indices={indices} />);
  const markets = sectionOf('More shares rose than fell');
  expect(markets).toHaveTextContent('was at 24,862.35, down 0.46%, on 17 Nov 2026.');
  expect(markets).toHaveTextContent('As of 20 Nov 2026, 15:30 IST. Sample data');
  expect(markets).toHaveTextContent('As of 17 Nov 2026.');
});

it('promises nothing of the company pages that a source may lack', () => {
  render(<HomePage {...full} />);
  expect(sectionOf(/^Look up any of/)).not.toHaveTextContent(/quarter|peers|range/);
});

it('labels end-of-day figures and says what a list covers', () => {
  const note = 'All shares of the exchange';
  const gainers = full.gainers && { ...full.gainers, note, source: 'end-of-day' as const };
  const snapshot = full.snapshot && { ...full.snapshot, source: 'end-of-day' as const };
  render(<HomePage {...full} gainers={gainers} snapshot={snapshot} />);
  const markets = sectionOf('More shares rose than fell');
  expect(markets).toHaveTextContent('End of day');
  expect(markets).toHaveTextContent(`${note}.`);
  expect(markets).toHaveTextContent('The 12 shares that moved the most');
});
