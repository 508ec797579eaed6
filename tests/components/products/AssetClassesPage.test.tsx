import { render, screen } from '@testing-library/react';

import { AssetClassesPage } from '@/components/pages/ProductPage/AssetClassesPage';
import { classesOf } from '@/lib/content/products/asset-classes';
import { oldAnchors } from '@/lib/routes';

test('the list leads from every old anchor to its page', () => {
  render(<AssetClassesPage classes={classesOf([])} layout="links" />);
  for (const [slug, path] of Object.entries(oldAnchors)) {
    const entry = document.getElementById(slug);
    expect(entry?.querySelector('a')).toHaveAttribute('href', path);
  }
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
