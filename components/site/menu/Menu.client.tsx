'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { holdFocus } from './hold-focus';
import { MENU } from './menu-id';
import { useDisclosures } from './use-disclosures';

/**
 * Calls back after client-side navigation, not on the first page, where a visitor may have opened
 * something before hydration.
 */
function usePageChange(onChange: () => void): void {
  const path = usePathname();
  const shown = useRef(path);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    change();
  }, [path]);
}

/** Marks the top menu that the page belongs to, and the link to the page itself. */
function markCurrent(root: HTMLElement, path: string): void {
  const section = path.split('/')[1] ?? '';
  for (const menu of root.querySelectorAll<HTMLElement>('[data-sections]')) {
    let here = section !== '' && menu.dataset.sections?.split(' ').includes(section);
    for (const link of menu.querySelectorAll('a')) {
      const isPage = link.origin === location.origin && link.pathname === path && link.hash === '';
      here ||= isPage;
      if (isPage) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    menu.toggleAttribute('data-current', here);
  }
}

/** Whether the style sheet shows the menu as a drawer; only it knows the breakpoint. */
const isFixed = (menu: HTMLElement): boolean => getComputedStyle(menu).position === 'fixed';

/**
 * The menu. In wide viewports a row whose panels open on hover and on click; it is hidden during a
 * route change (`data-navigating`). In narrow ones a popover, which its button opens without
 * JavaScript too; with it, a modal dialog.
 */
export function Menu({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const [isDrawer, setDrawer] = useState(false);
  useDisclosures(root, { hover: true, off: isDrawer });

  usePageChange(() => {
    for (const details of root.current?.querySelectorAll('details') ?? []) details.open = false;
    if (isDrawer) root.current?.hidePopover();
  });
  useEffect(() => {
    if (root.current) markCurrent(root.current, path);
  }, [path]);

  // It may have been opened before hydration.
  useEffect(() => {
    const menu = root.current;
    if (menu && isFixed(menu)) setDrawer(menu.getClientRects().length > 0);
  }, []);
  useEffect(() => {
    const menu = root.current;
    if (!isDrawer || !menu) return undefined;
    const letGo = holdFocus(menu);
    const resize = () => isFixed(menu) || menu.hidePopover();
    addEventListener('resize', resize);
    return () => {
      removeEventListener('resize', resize);
      letGo();
      document.querySelector<HTMLElement>(`[popovertarget=${MENU}]`)?.focus();
    };
  }, [isDrawer]);

  return (
    <div
      ref={root}
      id={MENU}
      popover="auto"
      className={className}
      onToggle={({ newState }) => setDrawer(newState === 'open')}
      {...(isDrawer && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' })}
    >
      {children}
    </div>
  );
}
