import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { Navigation } from '@/components/site/Navigation.client';
import { SiteLink } from '@/components/site/SiteLink';
import { navigation } from '@/tests/support/navigation';

const { router } = navigation;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllMocks();
  jest.useRealTimers();
});

/** Clicks a link. @returns whether the browser would follow it */
function follow(link: HTMLElement, init: MouseEventInit = {}): boolean {
  // jsdom cannot navigate.
  link.addEventListener('click', () => undefined);
  const click = createEvent.click(link, { button: 0, cancelable: true, ...init });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

const page = (
  <>
    <Navigation />
    <SiteLink href="/equity">Markets</SiteLink>
    <SiteLink href="/calculators/sip-calculator">SIP</SiteLink>
    <SiteLink href="/search?q=a#there">elsewhere</SiteLink>
    <a href="#here">here</a>
    <a href="/company-information/chemotex-ltd.">a name with a dot</a>
    <a href="/company-information/ltd.-no.-1">a name with dots</a>
    <a href="/documents/password-policy.pdf">a file</a>
    <a href="/equity" download>
      a download
    </a>
    <a href="/equity" target="_blank">
      another tab
    </a>
    <a href="https://www.example.in/equity">another site</a>
  </>
);

describe('a click on a link', () => {
  test('to a page is followed by client-side navigation', () => {
    render(page);
    expect(follow(screen.getByText('SIP'))).toBe(false);
    expect(follow(screen.getByText('elsewhere'))).toBe(false);
    expect(follow(screen.getByText('a name with a dot'))).toBe(false);
    expect(follow(screen.getByText('a name with dots'))).toBe(false);
    expect(router.push.mock.calls).toEqual([
      ['/calculators/sip-calculator'],
      ['/search?q=a#there'],
      ['/company-information/chemotex-ltd.'],
      ['/company-information/ltd.-no.-1'],
    ]);
  });

  test.each(['here', 'a file', 'a download', 'another tab', 'another site'])(
    'to %s is the browser’s',
    (name) => {
      render(page);
      const link = screen.getByText(name);
      const click = createEvent.click(link, { button: 0, cancelable: true });
      const stays = (event: Event) => event.preventDefault();
      // Runs last, since jsdom cannot navigate.
      window.addEventListener('click', stays);
      fireEvent(link, click);
      window.removeEventListener('click', stays);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  test.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %j is left to the browser', (init) => {
    render(page);
    const stays = (event: Event) => event.preventDefault();
    window.addEventListener('click', stays);
    follow(screen.getByText('Markets'), init);
    window.removeEventListener('click', stays);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('that another handler has prevented is ignored', () => {
    render(page);
    const link = screen.getByText('Markets');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(router.push).not.toHaveBeenCalled();
  });
});

test('pointer, touch and focus prefetch a page, once', () => {
  render(page);
  const link = screen.getByText('Markets');
  fireEvent.pointerOver(link);
  fireEvent.touchStart(link);
  fireEvent.focusIn(screen.getByText('SIP'));
  fireEvent.pointerOver(screen.getByText('a file'));
  fireEvent.pointerOver(screen.getByText('here'));
  expect(router.prefetch.mock.calls).toEqual([['/equity'], ['/calculators/sip-calculator']]);
});

describe('a route change in progress', () => {
  const line = () => document.querySelector('[aria-hidden="true"]');

  test('is announced to assistive technology, shown by a progress bar and, when slow, by text', async () => {
    let arrive: () => void = () => undefined;
    router.push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    render(page);
    expect(line()).not.toHaveAttribute('data-progress');
    await act(async () => void follow(screen.getByText('Markets')));
    expect(line()).toHaveAttribute('data-progress');
    expect(document.documentElement).toHaveAttribute('data-navigating');
    act(() => jest.advanceTimersByTime(599));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('The next page is on its way.');
    await act(async () => arrive());
    expect(line()).not.toHaveAttribute('data-progress');
    expect(document.documentElement).not.toHaveAttribute('data-navigating');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('is not rendered by the server', () => {
    const html = renderToString(page);
    expect(html).not.toContain('data-progress');
    expect(html).not.toContain('on its way');
  });
});

test('a link to a state of a page is not for crawlers, unless it says so', () => {
  render(
    <>
      <SiteLink href="/equity">Page</SiteLink>
      <SiteLink href="/search?q=a#there">State</SiteLink>
      <SiteLink href="/support/updates/registration-details?page=2" rel={undefined}>
        Indexed
      </SiteLink>
    </>,
  );
  const relOf = (name: string) => screen.getByRole('link', { name }).getAttribute('rel');
  expect(['Page', 'State', 'Indexed'].map(relOf)).toEqual([null, 'nofollow', null]);
});
