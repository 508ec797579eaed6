import { render, screen, within } from '@testing-library/react';

import { ProductPage } from '@/components/pages/ProductPage/ProductPage';
import { firm } from '@/lib/content/firm';
import { derivativesDisclosure, mutualFundWarning } from '@/lib/content/prescribed';
import { productCopies } from '@/lib/content/products';
import { derivatives } from '@/lib/content/products/derivatives';
import { ipos } from '@/lib/content/products/ipos';
import { mutualFunds } from '@/lib/content/products/mutual-funds';

import { sourced as sourcedOf } from '@/tests/fixtures/company';
import { family } from '@/tests/fixtures/fund';

import { anIssue } from '../../support/issues';

const sourced = <T,>(data: T) => sourcedOf(data, { source: 'sample' });

describe.each(productCopies.map((record) => [record.path, record] as const))('%s', (_, record) => {
  test('has one heading of the page, one main action and headings in order', () => {
    const { container } = render(<ProductPage record={record} />);
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    expect(container.querySelectorAll('[data-main-action]')).toHaveLength(1);
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map((heading) =>
      Number(heading.tagName[1]),
    );
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? level)).toBeLessThanOrEqual(1);
    });
  });

  test('names each section by a heading that exists, and repeats no id', () => {
    const { container } = render(<ProductPage record={record} />);
    for (const section of container.querySelectorAll('section[aria-labelledby]')) {
      const id = section.getAttribute('aria-labelledby') ?? '';
      expect(container.querySelector(`[id="${id}"]`)).not.toBeNull();
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('gives every picture a text alternative or hides it', () => {
    const { container } = render(<ProductPage record={record} />);
    for (const svg of container.querySelectorAll('svg')) {
      const isHidden = svg.closest('[aria-hidden="true"]') !== null;
      expect(isHidden || Boolean(svg.getAttribute('aria-label'))).toBe(true);
    }
  });
});

test('derivatives print the disclosure letter for letter, and four payoffs', () => {
  render(<ProductPage record={derivatives} />);
  expect(screen.getByRole('heading', { name: derivativesDisclosure.heading })).toBeInTheDocument();
  for (const line of derivativesDisclosure.lines)
    expect(screen.getByText(line)).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
});

test('mutual funds print their warning, the ARN and a fund of each category', () => {
  const funds = { asOf: '2026-11-20', families: [family(), family({ isCurrent: false })] };
  render(<ProductPage record={mutualFunds} live={{ funds: sourced(funds) }} />);
  expect(screen.getByText(mutualFundWarning.text)).toBeInTheDocument();
  const arn = firm.registrations.find(({ kind }) => kind === 'mutual-fund-distributor');
  expect(screen.getByText(new RegExp(arn?.number ?? '-'))).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'The first fund of the largest categories' });
  expect(within(table).getByRole('link', { name: 'Plumeria Flexi Cap Fund' })).toHaveAttribute(
    'href',
    '/mutual-funds/plumeria-flexi-cap-fund',
  );
  expect(screen.getByRole('link', { name: 'All 1 mutual fund' })).toBeInTheDocument();
  expect(screen.getByRole('search', { name: 'Funds' })).toHaveAttribute('action', '/mutual-funds');
});

test('without its data a block says so and the page is complete', () => {
  render(<ProductPage record={ipos} live={{ open: null, upcoming: null }} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
});

test('open issues show what a lot costs, with their mark', () => {
  const issue = anIssue({
    name: 'Sample Textiles Limited',
    slug: null,
    type: 'IPO' as const,
    openDate: '2026-11-18',
    closeDate: '2026-11-20',
    listingDate: null,
    priceLow: 282,
    priceHigh: 297,
    lotSize: 50,
    issueSizeCrore: null,
    subscriptionTimes: 3.42,
    exchange: 'NSE, BSE',
  });
  render(<ProductPage record={ipos} live={{ open: sourced([issue]), upcoming: null }} />);
  const table = screen.getByRole('table', { name: 'Public issues open for bids' });
  expect(within(table).getByText('₹282.00 to ₹297.00')).toBeInTheDocument();
  expect(within(table).getByText('₹14,850.00')).toBeInTheDocument();
  expect(within(table).getByText('3.42 ×')).toBeInTheDocument();
  expect(screen.getByText('Sample data')).toBeInTheDocument();
});
