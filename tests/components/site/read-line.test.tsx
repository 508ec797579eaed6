import { render, screen } from '@testing-library/react';

import { ReadLine } from '@/components/site/ReadLine';

test('links to each article by its name', () => {
  render(<ReadLine articles={[{ name: 'What T+1 means', slug: 't-plus-1' }]} />);
  expect(screen.getByText(/^Read:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What T+1 means' })).toHaveAttribute(
    'href',
    '/blogs-and-articles/t-plus-1',
  );
});

test('is left out without articles', () => {
  const { container } = render(<ReadLine articles={[]} />);
  expect(container).toBeEmptyDOMElement();
});
