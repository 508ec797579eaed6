import { render, screen } from '@testing-library/react';

import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { classesOf } from '@/lib/pages/products/asset-classes';
import { oldAnchors } from '@/lib/pages/products/old-anchors';

test('the list links every old anchor to its page', () => {
  render(<AssetClassesPage classes={classesOf([])} layout="links" />);
  for (const [slug, path] of Object.entries(oldAnchors)) {
    const entry = document.getElementById(slug);
    expect(entry?.querySelector('a')).toHaveAttribute('href', path);
  }
});

test('each class has what one chooses by, from its own page and the finder', () => {
  render(<AssetClassesPage classes={classesOf([])} layout="links" />);
  const funds = document.getElementById('mutual-funds');
  expect(funds).toHaveTextContent('₹100 a month');
  expect(funds).toHaveTextContent('3 years or more');
  expect(funds).toHaveTextContent('Roughly 0.2% to 2% a year');
  expect(funds).toHaveTextContent('A bad year can take a third');
  const structured = document.getElementById('structured-products');
  expect(structured).toHaveTextContent('You may get back less than you put in');
});

test('a class that has no page is named without a link', () => {
  const classes = classesOf([{ name: 'Currency', slug: 'currency' }]);
  render(<AssetClassesPage classes={classes} layout="links" />);
  expect(screen.getByText('Currency')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Currency' })).toBeNull();
});

test('the former page has an anchor and a heading for each class', () => {
  render(<AssetClassesPage classes={classesOf([])} layout="anchors" />);
  for (const slug of Object.keys(oldAnchors)) {
    const section = document.getElementById(slug);
    expect(section?.querySelector('h2')).not.toBeNull();
  }
});

describe('the former page', () => {
  const record = [
    { name: 'Shares', slug: 'equities' },
    { name: 'Structured Products', slug: 'structured-products' },
    { name: 'Currency', slug: 'currency' },
  ];
  const sectionOf = (slug: string) => document.getElementById(slug) as HTMLElement;

  beforeEach(() => {
    render(<AssetClassesPage classes={classesOf(record)} layout="anchors" />);
  });

  test('has the classes of the menu record only, each linked at the top', () => {
    const contents = screen.getByRole('table', { name: 'Asset classes side by side' });
    const anchors = [...contents.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(anchors).toEqual(['#equities', '#structured-products', '#currency']);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });

  test('has the copy of each class’s own page, and links to it', () => {
    const shares = sectionOf('equities');
    expect(shares).toHaveTextContent('Costs');
    expect(shares.querySelector('a')).toHaveAttribute('href', '/invest-in-stocks');
  });

  test('describes structured products, although a page about lending replaced theirs', () => {
    const structured = sectionOf('structured-products');
    expect(structured).toHaveTextContent('debenture');
    expect(structured).not.toHaveTextContent(/borrows/);
    const link = structured.querySelector('a');
    expect(link).toHaveAttribute('href', '/invest-in-slbs-securities-lending-and-borrowing-scheme');
    expect(link).toHaveTextContent('took its place');
  });

  test('names a class without a page, without a link', () => {
    expect(sectionOf('currency')).toHaveTextContent('no page of its own');
    expect(sectionOf('currency').querySelector('a, dl')).toBeNull();
  });
});
