import type * as reactModule from 'react';
import { intersect, media } from '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { MarqueeProps } from 'react-fast-marquee';

import { AnnouncementTicker } from '@/components/site/footer/AnnouncementTicker';
import { PopularStocks } from '@/components/site/footer/PopularStocks';
import { Ticker } from '@/components/site/ticker/Ticker.client';
import { TopBar } from '@/components/site/ticker/TopBar';
import { pauseMotion } from '@/components/ui/use-motion-setting';
import type { Ticker as Announcement } from '@/lib/domain/publication/records';
import { siteShellProps, NOW } from '@/tests/support/site-shell-props';

const runs = jest.fn<void, [MarqueeProps]>();

jest.mock('react-fast-marquee', () => {
  const { useEffect } = jest.requireActual<typeof reactModule>('react');
  const Part = (props: MarqueeProps) => {
    const { children, onMount } = props;
    runs(props);
    useEffect(() => onMount?.(), [onMount]);
    return (
      <div>
        <div className="rfm-marquee">{children}</div>
        <div className="rfm-marquee">{children}</div>
      </div>
    );
  };
  return { __esModule: true, default: Part };
});

beforeEach(() => {
  media.reducedMotion = false;
  pauseMotion(false);
  runs.mockClear();
});
afterEach(() => jest.useRealTimers());

const last = (): MarqueeProps => runs.mock.calls.at(-1)?.[0] ?? {};
const moving = () => {
  act(() => intersect(document.body, true));
  return waitFor(() => expect(document.querySelectorAll('.rfm-marquee').length).toBe(2));
};

/** Waits for the code that a ticker which starts has asked for. */
const codeArrived = () => act(async () => void (await import('react-fast-marquee')));

test('the marquee’s defaults are 50, 0, endless, 200', async () => {
  render(<Ticker label="things">one</Ticker>);
  await moving();
  expect(last()).toMatchObject({ speed: 50, delay: 0, loop: 0, gradientWidth: 200, play: true });
});

test('indices run at 180, popular stocks at 80', async () => {
  const { unmount } = render(<TopBar indices={siteShellProps.indices} />);
  await moving();
  expect(last().speed).toBe(180);
  unmount();
  render(<PopularStocks popular={siteShellProps.popular} />);
  await moving();
  expect(last().speed).toBe(80);
});

test('a single index does not scroll', () => {
  const { indices } = siteShellProps;
  render(<TopBar indices={indices && { ...indices, data: indices.data.slice(0, 1) }} />);
  expect(screen.getByText('Sensex')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
});

test('without indices it says so, but not while files are being read', () => {
  const { rerender } = render(<TopBar indices={null} />);
  expect(screen.getByText('No Data Found!')).toBeInTheDocument();
  rerender(
    <TopBar
      indices={{ data: [], source: 'end-of-day', asOf: null, note: null, isCovered: false }}
    />,
  );
  expect(screen.queryByText('No Data Found!')).toBeNull();
});

test('it stops outside the viewport', async () => {
  render(<Ticker label="things">one</Ticker>);
  act(() => intersect(document.body, false));
  await act(() => Promise.resolve());
  expect(runs).not.toHaveBeenCalled();
  await moving();
  expect(runs).toHaveBeenCalled();
});

test('the pause button comes first and stops it', async () => {
  const { container } = render(<Ticker label="things">one</Ticker>);
  await moving();
  const pause = screen.getByRole('button', { name: /^Pause/ });
  expect(container.querySelector('a, button')).toBe(pause);
  fireEvent.click(pause);
  expect(last().play).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(last().play).toBe(true);
});

test('the pause holds for all of them, and for the session', async () => {
  const { unmount } = render(
    <>
      <Ticker label="one">one</Ticker>
      <Ticker label="two">two</Ticker>
    </>,
  );
  const [first] = screen.getAllByRole('button', { name: 'Pause all movement and updates' });
  fireEvent.click(first as HTMLElement);
  expect(screen.getAllByRole('button', { name: 'Play all movement and updates' })).toHaveLength(2);
  expect(sessionStorage.getItem('motion-paused')).not.toBeNull();
  unmount();
  render(<Ticker label="three">three</Ticker>);
  act(() => intersect(document.body, true));
  await codeArrived();
  expect(runs).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(sessionStorage.getItem('motion-paused')).toBeNull();
  await waitFor(() => expect(document.querySelectorAll('.rfm-marquee').length).toBe(2));
});

test('it does not start while the focus is in the row, which would be lost', async () => {
  render(
    <Ticker label="things">
      <a href="/x">one</a>
    </Ticker>,
  );
  const link = screen.getByRole('link');
  act(() => link.focus());
  act(() => intersect(document.body, true));
  await codeArrived();
  expect(runs).not.toHaveBeenCalled();
  expect(link).toHaveFocus();
  act(() => link.blur());
  await waitFor(() => expect(document.querySelectorAll('.rfm-marquee').length).toBe(2));
});

test('the duplicate is neither read out nor focusable', async () => {
  render(
    <Ticker label="things">
      <a href="/x">one</a>
    </Ticker>,
  );
  await moving();
  const [first, copy] = document.querySelectorAll('.rfm-marquee');
  await waitFor(() => expect(copy).toHaveAttribute('aria-hidden', 'true'));
  expect(first).not.toHaveAttribute('aria-hidden');
  expect(copy).toHaveAttribute('inert');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('with reduced motion it does not move and can be scrolled', async () => {
  media.reducedMotion = true;
  render(<Ticker label="things">one</Ticker>);
  act(() => intersect(document.body, true));
  await act(() => Promise.resolve());
  expect(runs).not.toHaveBeenCalled();
  expect(screen.getByText('one')).toHaveAttribute('tabindex', '0');
});

describe('announcements', () => {
  const announcement = (changes: Partial<Announcement>): Announcement => ({
    title: 'Holiday',
    description: 'Closed on <em>Tuesday</em>.',
    redirection: null,
    position: 'T',
    start: null,
    end: null,
    ...changes,
  });
  const show = (...tickers: readonly Announcement[]) =>
    render(<AnnouncementTicker tickers={tickers} now={NOW} />);

  test('the speed starts at 80, changes by 20 and never stops the text', async () => {
    show(announcement({}));
    await moving();
    const speed = () => Number(screen.getByRole('status').textContent);
    const [slower, faster] = ['Slower', 'Faster'].map((name) =>
      screen.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement];
    const press = (button: HTMLElement, times: number) => {
      for (let clicks = 0; clicks < times; clicks += 1) fireEvent.click(button);
    };
    expect(speed()).toBe(80);
    press(faster, 1);
    expect(speed()).toBe(100);
    // The duration stays, or the text would leap.
    expect(last().speed).toBe(80);
    press(slower, 9);
    expect(speed()).toBe(20);
    expect(slower).toHaveAttribute('aria-disabled', 'true');
    expect(faster).not.toHaveAttribute('aria-disabled');
    press(faster, 19);
    expect(speed()).toBe(400);
    expect(faster).not.toHaveAttribute('aria-disabled');
  });

  test('a title links to its redirection', () => {
    media.reducedMotion = true;
    show(announcement({ redirection: '/support/updates' }));
    expect(screen.getByRole('link', { name: 'Holiday' })).toHaveAttribute(
      'href',
      '/support/updates',
    );
    expect(screen.getByText('Tuesday').tagName).toBe('EM');
  });

  test('without words it is its title, with no colon after it', () => {
    media.reducedMotion = true;
    show(announcement({ description: null }));
    expect(screen.getByText('Holiday').closest('li')).toHaveTextContent(/^Holiday$/);
  });

  test('the browser’s clock shows announcements that have begun and hides those that are over', async () => {
    media.reducedMotion = true;
    jest.useFakeTimers({ now: Date.parse(NOW) });
    show(
      announcement({ title: 'Soon', start: '2026-11-20T09:05:00.000Z' }),
      announcement({ title: 'Ends', end: '2026-11-20T09:04:00.000Z' }),
    );
    expect(screen.queryByText('Soon')).toBeNull();
    expect(screen.getByText('Ends')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    expect(screen.getByText('Soon')).toBeInTheDocument();
    expect(screen.queryByText('Ends')).toBeNull();
  });

  test('without an active announcement there is no row', () => {
    const { container } = show(announcement({ position: 'H' }));
    expect(container).toBeEmptyDOMElement();
  });
});
