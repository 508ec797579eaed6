import { intersect } from '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen } from '@testing-library/react';

import { StickyHeader } from '@/components/site/header/StickyHeader.client';
import { MainMenu } from '@/components/site/menu/MainMenu';
import { MenuEntry } from '@/components/site/menu/MenuEntry';
import { joinMenu } from '@/lib/pages/menus/join-menu';
import { mainMenu } from '@/lib/pages/menus/main-menu';
import { navigation } from '@/tests/support/navigation';

afterEach(() => jest.useRealTimers());

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

describe('the sticky header', () => {
  test('is active after more than 200 px of scroll', () => {
    render(<StickyHeader>x</StickyHeader>);
    const header = screen.getByRole('banner');
    for (const [y, active] of [
      [0, false],
      [200, false],
      [201, true],
      [150, false],
    ] as const) {
      scrollTo(y);
      expect(header.hasAttribute('data-active')).toBe(active);
    }
  });

  test('shows its button when the page’s own one is scrolled away', () => {
    render(
      <>
        <StickyHeader>x</StickyHeader>
        <a href="/x" data-main-action="">
          Open
        </a>
      </>,
    );
    const header = screen.getByRole('banner');
    const button = screen.getByRole('link');
    act(() => intersect(button, true));
    expect(header).toHaveAttribute('data-main', 'seen');
    act(() => intersect(button, false));
    expect(header).toHaveAttribute('data-main', 'gone');
  });
});

describe('the main menu', () => {
  const menu = <MainMenu menus={joinMenu(mainMenu, null)} notices={[]} search={null} />;
  const root = () => document.querySelector('[popover]') as HTMLElement;
  const opened = () =>
    [...document.querySelectorAll('details[open] > summary')].map((one) => one.textContent);
  const summary = (title: string) => {
    const found = screen.getByText(title, { selector: 'summary' });
    return found;
  };
  const point = (element: Element, type: string) =>
    fireEvent(
      element,
      Object.assign(new MouseEvent(type, { bubbles: type === 'pointerover' }), {
        pointerType: 'mouse',
      }),
    );

  test('opens on hover, one at a time, and closes when the pointer leaves', () => {
    jest.useFakeTimers();
    render(menu);
    point(summary('Invest'), 'pointerover');
    jest.advanceTimersByTime(200);
    expect(opened()).toEqual(['Invest']);
    point(summary('Markets'), 'pointerover');
    jest.advanceTimersByTime(200);
    expect(opened()).toEqual(['Markets']);
    point(root(), 'pointerleave');
    jest.advanceTimersByTime(400);
    expect(opened()).toEqual([]);
  });

  test('opens on click; a click on a menu that hover opened leaves it open', () => {
    jest.useFakeTimers();
    render(menu);
    fireEvent.click(summary('Research'));
    expect(opened()).toEqual(['Research']);
    fireEvent.click(summary('Research'));
    expect(opened()).toEqual([]);
    point(summary('Invest'), 'pointerover');
    jest.advanceTimersByTime(200);
    fireEvent.click(summary('Invest'));
    point(root(), 'pointerleave');
    jest.advanceTimersByTime(400);
    expect(opened()).toEqual(['Invest']);
  });

  test('Escape closes it and returns the focus', () => {
    render(menu);
    fireEvent.click(summary('Support'));
    screen.getByRole('link', { name: /^FAQs/ }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(opened()).toEqual([]);
    expect(summary('Support')).toHaveFocus();
  });

  test('leaving by keyboard or a click outside closes it', () => {
    render(
      <>
        {menu}
        <button type="button">outside</button>
      </>,
    );
    fireEvent.click(summary('Support'));
    act(() => screen.getByText('outside').focus());
    expect(opened()).toEqual([]);
    fireEvent.click(summary('Support'));
    fireEvent.pointerDown(document.body);
    expect(opened()).toEqual([]);
  });

  test('a finished route change closes open menus', () => {
    const { rerender } = render(menu);
    fireEvent.click(summary('Calculators'));
    navigation.path = '/calculators/sip-calculator';
    rerender(<MainMenu menus={joinMenu(mainMenu, null)} notices={[]} search={null} />);
    expect(opened()).toEqual([]);
  });

  test.each([
    ['/', []],
    ['/invest-in-stocks', ['Invest']],
    ['/company-information/infosys-limited', ['Markets']],
    ['/research/sector-notes', ['Research']],
    ['/franchisee', ['Partner with us']],
  ])('%s belongs to %j', (here, titles) => {
    navigation.path = here;
    render(menu);
    const marked = [...document.querySelectorAll('[data-current] > a, [data-current] summary')];
    expect(marked.map((one) => one.textContent)).toEqual(titles);
  });
});

describe('a menu entry', () => {
  test('has the New badge', () => {
    render(
      <MenuEntry entry={{ name: 'Ninja', link: '/invest-in-equity-ninja', newProduct: true }} />,
    );
    expect(screen.getByRole('link')).toHaveTextContent('Ninja New');
  });

  test('for a coming page is no link', () => {
    render(<MenuEntry entry={{ name: 'Gold', link: '/invest-in-stocks', comingProduct: true }} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Coming soon')).toBeInTheDocument();
  });

  test('opens a new tab where its record says so', () => {
    render(
      <MenuEntry
        entry={{ name: 'Policy', link: '/documents/password-policy.pdf', newTab: true }}
      />,
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });
});
