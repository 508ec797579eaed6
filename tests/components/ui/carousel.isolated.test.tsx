import type * as reactModule from 'react';
import { intersect, media } from '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type * as React from 'react';
import { renderToString } from 'react-dom/server';
import type { Settings } from 'react-slick';

import { Carousel } from '@/components/ui/Carousel/Carousel';
import { CAROUSEL_DEFAULTS } from '@/components/ui/Carousel/CarouselStage.client';
import { pauseMotion } from '@/components/ui/use-motion-setting';

const runs = jest.fn<void, [Settings]>();
const calls: string[] = [];

jest.mock('react-slick', () => {
  const { default: Slick } = jest.requireActual<{ default: React.ComponentType<Settings> }>(
    'react-slick',
  );
  const { forwardRef, useImperativeHandle, useRef } =
    jest.requireActual<typeof reactModule>('react');
  const Watched = forwardRef<unknown, Settings>(function Watched(props, ref) {
    const inner = useRef<{ slickPlay(): void; slickPause(): void } | null>(null);
    useImperativeHandle(ref, () => ({
      slickPlay: () => {
        calls.push('play');
        inner.current?.slickPlay();
      },
      slickPause: () => {
        calls.push('pause');
        inner.current?.slickPause();
      },
    }));
    runs(props);
    const withRef = { ...props, ref: inner };
    return <Slick {...withRef} />;
  });
  return { __esModule: true, default: Watched };
});

const slides = (
  <Carousel label="notices" item="notice">
    <a href="/one">One</a>
    <a href="/two">Two</a>
    <a href="/three">Three</a>
  </Carousel>
);

/** Scrolls the carousel into the viewport, which fetches its code. */
async function scrollToCarousel(): Promise<void> {
  const stage = screen.getByRole('region', { name: 'notices' }).firstElementChild;
  if (!stage) throw new Error('there is no stage');
  act(() => intersect(stage, true));
  await waitFor(() => expect(document.querySelector('.slick-slider')).not.toBeNull());
}

/** Waits for the code that a carousel which starts has asked for. */
const codeArrived = () => act(async () => void (await import('react-slick')));

const last = (): Settings => runs.mock.calls.at(-1)?.[0] ?? {};
const current = () => document.querySelector('.slick-current')?.textContent;

beforeEach(() => {
  media.reducedMotion = false;
  pauseMotion(false);
  runs.mockClear();
  calls.length = 0;
});
afterEach(() => jest.useRealTimers());

test.each([
  ['autoplay', true],
  ['delay', 2000],
  ['speed', 700],
  ['dots', false],
  ['arrows', true],
  ['infinite', true],
  ['pauseOnHover', true],
  ['initialSlide', 0],
] as const)('the specification’s default of %s is %j', (name, value) => {
  expect(CAROUSEL_DEFAULTS[name]).toBe(value);
});

test('the library gets each of them', async () => {
  render(slides);
  await scrollToCarousel();
  const { autoplay, autoplaySpeed, speed, dots, arrows, infinite, pauseOnHover, initialSlide } =
    last();
  expect({ autoplay, speed, dots, arrows, infinite, pauseOnHover, initialSlide }).toEqual({
    autoplay: true,
    speed: 700,
    dots: false,
    arrows: true,
    infinite: true,
    pauseOnHover: true,
    initialSlide: 0,
  });
  // The library adds 50 ms.
  expect((autoplaySpeed ?? 0) + 50).toBe(2000);
});

test('moves on after 2000 ms', async () => {
  render(slides);
  await scrollToCarousel();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
  expect(current()).toBe('One');
  act(() => jest.advanceTimersByTime(1990));
  expect(current()).toBe('One');
  act(() => jest.advanceTimersByTime(20));
  expect(current()).toBe('Two');
});

test('the pause button stops it, and hovering does not start it again', async () => {
  render(slides);
  await scrollToCarousel();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: /^Pause/ }));
  const track = document.querySelector('.slick-track');
  if (track) {
    fireEvent.mouseEnter(track);
    fireEvent.mouseLeave(track);
  }
  act(() => jest.advanceTimersByTime(10_000));
  expect(current()).toBe('One');
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('the play button starts it under the focus, as the visitor wishes', async () => {
  render(slides);
  await scrollToCarousel();
  const button = screen.getByRole('button', { name: /^Pause/ });
  act(() => button.focus());
  fireEvent.click(button);
  expect(calls.at(-1)).toBe('pause');
  fireEvent.click(button);
  expect(calls.at(-1)).toBe('play');
});

test('it does not start while the focus is in the row, which would be lost', async () => {
  render(slides);
  const link = screen.getByRole('link', { name: 'One' });
  act(() => link.focus());
  const stage = document.querySelector('.stage') ?? document.body;
  act(() => intersect(stage, true));
  await codeArrived();
  expect(link).toHaveFocus();
  expect(link).toBeInTheDocument();
  act(() => link.blur());
  await waitFor(() => expect(document.querySelector('.slick-slider')).not.toBeNull());
});

test('stops while the pointer is over it', async () => {
  render(slides);
  await scrollToCarousel();
  jest.useFakeTimers();
  const track = document.querySelector('.slick-track') ?? document.body;
  fireEvent.mouseEnter(track);
  act(() => jest.advanceTimersByTime(10_000));
  expect(current()).toBe('One');
});

test('stops while the focus or the pointer is in it, controls included, and outside the viewport', async () => {
  render(slides);
  await scrollToCarousel();
  expect(calls.at(-1)).toBe('play');
  for (const inside of [
    screen.getByRole('link', { name: 'One' }),
    screen.getByRole('button', { name: /^Pause/ }),
    screen.getByRole('button', { name: 'Next notice' }),
  ]) {
    act(() => inside.focus());
    expect(calls.at(-1)).toBe('pause');
    act(() => inside.blur());
    expect(calls.at(-1)).toBe('play');
  }
  const area = document.querySelector('.stage') ?? document.body;
  fireEvent(area, new Event('pointerenter'));
  expect(calls.at(-1)).toBe('pause');
  fireEvent(area, new Event('pointerleave'));
  expect(calls.at(-1)).toBe('play');
  const stage = screen.getByRole('region', { name: 'notices' }).firstElementChild ?? document.body;
  act(() => intersect(stage, false));
  expect(calls.at(-1)).toBe('pause');
});

test('labelled arrows change the slide and wrap around', async () => {
  render(slides);
  await scrollToCarousel();
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Previous notice' }));
  // Its own timers follow each other's state.
  act(() => jest.advanceTimersByTime(720));
  act(() => jest.advanceTimersByTime(20));
  expect(current()).toBe('Three');
  fireEvent.click(screen.getByRole('button', { name: 'Next notice' }));
  act(() => jest.advanceTimersByTime(720));
  expect(current()).toBe('One');
});

test('only the current slide is exposed to screen readers, once', async () => {
  render(slides);
  await scrollToCarousel();
  expect(screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    '1 of 3',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const hidden = [...document.querySelectorAll('.slick-slide[aria-hidden="true"]')];
  expect(hidden.length).toBeGreaterThan(3);
  for (const slide of hidden) expect(slide).toHaveAttribute('inert');
  expect(document.querySelector('.slick-current')).not.toHaveAttribute('inert');
});

describe('without its client code', () => {
  test('the server sends a row with every slide once', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(slides);
    expect([...page.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'One',
      'Two',
      'Three',
    ]);
    expect(page.querySelector('.slick-slider')).toBeNull();
    expect(page.querySelector('[tabindex="0"]')).toHaveAttribute('aria-label', 'notices');
  });

  test('its code is not fetched until it is near the viewport', async () => {
    render(slides);
    await act(() => Promise.resolve());
    expect(runs).not.toHaveBeenCalled();
  });

  test('with reduced motion the row remains', async () => {
    media.reducedMotion = true;
    render(slides);
    const stage = screen.getByRole('region', { name: 'notices' }).firstElementChild;
    act(() => intersect(stage ?? document.body, true));
    await codeArrived();
    expect(runs).not.toHaveBeenCalled();
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });

  test('one slide has no controls; without slides nothing is rendered', () => {
    const { container, rerender } = render(
      <Carousel label="notices" item="notice">
        <p>Alone</p>
      </Carousel>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Alone')).toBeInTheDocument();
    rerender(
      <Carousel label="notices" item="notice">
        {[]}
      </Carousel>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
