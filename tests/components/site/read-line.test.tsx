import { render, screen } from '@testing-library/react';

import { ReadLine } from '@/components/site/ReadLine';

test('links to each text by its name', () => {
  render(<ReadLine texts={[{ name: 'What T+1 means', path: '/blogs-and-articles/t-plus-1' }]} />);
  expect(screen.getByText(/^Read:/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'What T+1 means' })).toHaveAttribute(
    'href',
    '/blogs-and-articles/t-plus-1',
  );
});

test('is left out without texts', () => {
  const { container } = render(<ReadLine texts={[]} />);
  expect(container).toBeEmptyDOMElement();
});
