import '@/tests/support/browser-stubs';

import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { MainMenu } from '@/components/site/menu/MainMenu';
import { MenuButton } from '@/components/site/menu/MenuButton';
import { Notices, noticesOf } from '@/components/site/menu/Notices';
import { Notifications } from '@/components/site/menu/Notifications.client';
import { joinMenu } from '@/lib/pages/menus/join-menu';
import { mainMenu } from '@/lib/pages/menus/main-menu';
import { navigation } from '@/tests/support/navigation';
import { siteShellProps } from '@/tests/support/site-shell-props';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, by which the drawer finds focusable elements.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => jest.restoreAllMocks());

const notices = noticesOf((siteShellProps.menu?.tickers ?? []).slice(0, 1), siteShellProps.updates);
const drawer = () => (
  <>
    <MenuButton />
    <MainMenu menus={joinMenu(mainMenu, null)} notices={notices} search={null} />
    <main>Page</main>
  </>
);
const button = () => screen.getByRole('button', { name: 'Menu' });
const dialog = () => screen.getByRole('dialog', { name: 'Menu' });
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const openMenu = () => act(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());

test('an empty list of notices says why', () => {
  render(<MainMenu menus={joinMenu(mainMenu, null)} notices={[]} search={null} />);
  expect(screen.getByText('No Data Found! We have no notice to show now.')).toBeInTheDocument();
});

test('opens as a modal dialog, takes the focus and returns it', () => {
  render(drawer());
  expect(button()).toHaveAttribute('popovertarget', document.querySelector('[popover]')?.id);
  noDialog();
  openMenu();
  expect(dialog()).toHaveAttribute('aria-modal', 'true');
  expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  expect(screen.getByRole('main').inert).toBe(true);
  expect(dialog().closest('[inert]')).toBeNull();
  act(() => dialog().hidePopover());
  noDialog();
  expect(screen.getByRole('main').inert).toBe(false);
  expect(button()).toHaveFocus();
});

test('traps the focus', () => {
  render(drawer());
  openMenu();
  const close = screen.getByRole('button', { name: 'Close the menu' });
  const stops = [...dialog().querySelectorAll<HTMLElement>('a, button, summary')];
  stops.at(-1)?.focus();
  fireEvent.keyDown(stops.at(-1) as HTMLElement, { key: 'Tab' });
  expect(close).toHaveFocus();
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true });
  expect(stops.at(-1)).toHaveFocus();
});

test('a link inside closes it, and so does a route change', () => {
  const { rerender } = render(drawer());
  openMenu();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(within(dialog()).getByText('Stocks'));
  noDialog();
  openMenu();
  navigation.path = '/about-us';
  rerender(drawer());
  noDialog();
});

test('in the drawer an element stays open when the focus leaves it', () => {
  render(drawer());
  openMenu();
  const fold = screen.getByText('Invest', { selector: 'summary' }).closest('details');
  if (fold) fold.open = true;
  act(() => screen.getByText('Markets', { selector: 'summary' }).focus());
  expect(fold).toHaveAttribute('open');
});

test('its accordions form one group, so that only one is open', () => {
  render(drawer());
  openMenu();
  const folds = [...dialog().querySelectorAll('details')];
  expect(folds.length).toBeGreaterThan(7);
  expect(new Set(folds.map((fold) => fold.getAttribute('name')))).toEqual(new Set(['main-menu']));
});

describe('the notification item', () => {
  test('shows active announcements first, then the latest updates', () => {
    expect(notices.map((notice) => notice.title)).toEqual([
      'Trading holiday',
      'Newer update',
      'Older update',
    ]);
  });

  test('dates an update by its day and an announcement by its end, if it has one', () => {
    const [announcement] = siteShellProps.menu?.tickers ?? [];
    if (!announcement) throw new Error('there is no announcement');
    const dated = noticesOf(
      [
        { ...announcement, title: 'Ends', end: '2026-11-24T23:59:59+05:30' },
        { ...announcement, title: 'Stays', end: null },
      ],
      [],
    );
    render(<Notices notices={dated} />);
    const [ends, stays] = screen.getAllByRole('listitem');
    expect(ends).toHaveTextContent(/Until 24 Nov 2026$/);
    expect(stays).not.toHaveTextContent(/Until|Now/);
  });

  const item = (keys: readonly string[]) => (
    <Notifications keys={keys} title="Notifications" name="x">
      notices
    </Notifications>
  );
  const open = () => {
    const details = document.querySelector('details') as HTMLDetailsElement;
    fireEvent(details, Object.assign(new Event('toggle'), { newState: 'open' }));
  };

  test('counts notices that this browser has not shown, until it is opened', () => {
    const { unmount } = render(item(['a', 'b']));
    expect(screen.getByText('2')).toBeInTheDocument();
    open();
    expect(screen.queryByText('2')).toBeNull();
    unmount();
    render(item(['a', 'b', 'c']));
    expect(screen.getByText('1')).toHaveTextContent('1 not seen yet');
  });

  test('works without storage and with invalid stored data', () => {
    localStorage.setItem('seen-notices', '{"not": "a list"');
    render(item(['a']));
    expect(screen.getByText('1')).toBeInTheDocument();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('closed');
    });
    open();
    expect(screen.queryByText('1')).toBeNull();
  });
});
