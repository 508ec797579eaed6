'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';

import { useDisclosures } from './use-disclosures';
import { usePageChange } from './use-page-change';

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
 * The desktop menu: opens on hover and on click, and closes on a page change. Its style sheet hides
 * it during a route change (`data-navigating`).
 */
export function MegaMenu({ className, children }: { className?: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const path = usePathname();
  useDisclosures(root, { hover: true });

  usePageChange(() => {
    for (const details of root.current?.querySelectorAll('details') ?? []) details.open = false;
  });
  useEffect(() => {
    if (root.current) markCurrent(root.current, path);
  }, [path]);

  return (
    <nav ref={root} aria-label="Main menu" className={className}>
      {children}
    </nav>
  );
}
