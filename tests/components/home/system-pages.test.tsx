import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';

import GlobalError from '@/app/global-error';
import { CaughtError, ErrorView } from '@/components/pages/SystemPage/CaughtError.client';
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

describe('an error that a page’s boundary caught', () => {
  const lost = Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), {
    name: 'ChunkLoadError',
  });

  function show(error: Error) {
    const calls: string[] = [];
    render(
      <CaughtError
        error={error}
        reset={() => calls.push('reset')}
        reload={() => calls.push('reload')}
      />,
    );
    return calls;
  }

  beforeEach(() => sessionStorage.clear());

  it('loads the document once where a script is lost, and again by the button', () => {
    const calls = show(lost);
    expect(calls).toEqual(['reload']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls).toEqual(['reload', 'reload']);
  });

  it('does not load a document that was just loaded for it', () => {
    show(lost);
    expect(show(lost)).toEqual([]);
  });

  it('renders the page again after any other error', () => {
    const calls = show(new TypeError('x is undefined'));
    expect(calls).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calls).toEqual(['reset']);
  });

  it('is explained in plain elements where the layout itself failed', () => {
    const error = Object.assign(new TypeError('x is undefined'), { digest: 'd-2' });
    const html = renderToStaticMarkup(<GlobalError error={error} reset={() => undefined} />);
    expect(html).toMatch(/<main[^>]*><h1>Something went wrong on our side<\/h1>/);
    expect(html).toContain('d-2');
    expect(html).toContain('<button type="button">Try again</button>');
  });
});
