import { render, screen } from '@testing-library/react';

import { ErrorView } from '@/components/pages/SystemPage/ErrorView';
import { NotFoundPage } from '@/components/pages/SystemPage/NotFoundPage';
import { UnavailablePage } from '@/components/pages/SystemPage/UnavailablePage';

it('suggests similar names and a search for the requested one', () => {
  render(
    <NotFoundPage
      subject="a company named “tata-motor”"
      query="tata motor"
      near={[{ name: 'Tata Motors Limited', href: '/company-information/tata-motors-limited' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“tata-motor”');
  expect(screen.getByRole('link', { name: 'Tata Motors Limited' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('tata motor');
});

it('suggests nothing for an address that resembles no name', () => {
  render(<NotFoundPage />);
  expect(screen.queryByText('Did you mean one of these?')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it('says that there is no data where a list never loaded', () => {
  render(<UnavailablePage />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('gives the error’s number and a way to try again', () => {
  render(<ErrorView digest="d-1" retry={<button type="button">Try again</button>} />);
  expect(screen.getByText(/d-1/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
