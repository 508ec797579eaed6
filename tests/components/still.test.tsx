import { act, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StrictMode, useState } from 'react';

import { Still } from '@/components/ui/Still/Still.client';

const markup = <p>written on the server</p>;

test('stands in the server’s HTML as any other part', () => {
  expect(renderToString(<Still>{markup}</Still>)).toContain('<p>written on the server</p>');
});

describe('left out of the payload', () => {
  let setHere: (here: boolean) => void;
  function Page({ children }: { children: React.ReactNode }) {
    const [here, set] = useState(true);
    setHere = set;
    return <main>{here ? <Still>{children}</Still> : <p>another page</p>}</main>;
  }

  let root: Root;
  let complaint: jest.SpyInstance;
  beforeEach(() => {
    complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML = `<div id="root">${renderToString(<Page>{markup}</Page>)}</div>`;
  });
  afterEach(() => {
    act(() => root.unmount());
    complaint.mockRestore();
  });
  const hydrate = (children: React.ReactNode) =>
    act(() => {
      const container = document.getElementById('root') as HTMLElement;
      root = hydrateRoot(
        container,
        <StrictMode>
          <Page>{children}</Page>
        </StrictMode>,
      );
    });

  test('its markup is kept, and nothing complains', () => {
    const before = document.querySelector('p');
    hydrate('still:1');
    expect(screen.getByText('written on the server')).toBe(before);
    expect(complaint).not.toHaveBeenCalled();
  });

  test('it comes back as it was when the page is come back to', () => {
    hydrate('still:2');
    (document.querySelector('p') as HTMLElement).textContent = 'a newer quote';
    act(() => setHere(false));
    expect(screen.queryByText('a newer quote')).toBeNull();
    act(() => setHere(true));
    expect(screen.getByText('a newer quote')).toBeInTheDocument();
  });
});

test('left out of the payload, it can stand in a second place', () => {
  const server = <Still>{markup}</Still>;
  document.body.innerHTML = `<div id="root">${renderToString(server)}</div>`;
  let copy: () => void = () => undefined;
  function Row() {
    const [copies, set] = useState(1);
    copy = () => set(2);
    return Array.from({ length: copies }, (_, at) => <Still key={at}>still:4</Still>);
  }
  const container = document.getElementById('root') as HTMLElement;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, <Row />);
  });
  const [first] = screen.getAllByText('written on the server');
  (first as HTMLElement).textContent = 'a newer quote';
  act(copy);
  expect(screen.getAllByText('a newer quote')).toHaveLength(2);
  expect(screen.getAllByText('a newer quote')[0]).toBe(first);
  act(() => root?.unmount());
});

test('with its own children it is hydrated and drawn anew as any other', () => {
  const { rerender } = render(<Still className="body">one</Still>);
  expect(screen.getByText('one')).toHaveClass('body');
  rerender(<Still className="body">two</Still>);
  expect(screen.getByText('two')).toBeInTheDocument();
});

test('what comes later replaces what was left out', () => {
  const { container, rerender } = render(<Still>{'still:9'}</Still>);
  expect(container).toHaveTextContent('');
  rerender(<Still>fresh from the server</Still>);
  expect(container).toHaveTextContent('fresh from the server');
});
