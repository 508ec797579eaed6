'use client';

import { usePathname } from 'next/navigation';
import { useLinkStatus } from 'next/link';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';

import { useDisclosures } from './use-disclosures';

const Report = createContext<(pending: boolean) => void>(() => undefined);

/** Stands in a menu link and tells its menu of a route change in progress. */
export function MenuLinkStatus() {
  const { pending } = useLinkStatus();
  const report = useContext(Report);
  useEffect(() => {
    if (!pending) return undefined;
    report(true);
    return () => report(false);
  }, [pending, report]);
  return null;
}

/** Marks the top menu that the page belongs to, and the link to the page itself. */
function markCurrent(root: HTMLElement, path: string): void {
  const section = path.split('/')[1] ?? '';
  for (const menu of root.querySelectorAll<HTMLElement>('[data-sections]')) {
    let here = section !== '' && menu.dataset.sections?.split(' ').includes(section);
    for (const link of menu.querySelectorAll('a')) {
      const isPage = link.pathname === path && link.hash === '';
      here ||= isPage;
      if (isPage) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    menu.toggleAttribute('data-current', here);
  }
}

/**
 * The desktop menu's manners: opens on hover and on click, is hidden while a route change that
 * started in it is in progress and is shown again when that completes or fails.
 */
export function MegaMenu({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const path = usePathname();
  const [navigating, setNavigating] = useState(false);
  useDisclosures(root, { hover: true });

  useEffect(() => {
    if (!root.current) return;
    for (const details of root.current.querySelectorAll('details')) details.open = false;
    markCurrent(root.current, path);
  }, [path]);

  return (
    <Report value={setNavigating}>
      <nav
        ref={root}
        aria-label="Main menu"
        className={className}
        data-navigating={navigating || undefined}
      >
        {children}
      </nav>
    </Report>
  );
}
