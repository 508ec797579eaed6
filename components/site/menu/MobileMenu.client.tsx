'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

interface MobileMenuProps {
  /** What the button shows. */
  summary: ReactNode;
  classNames: { root: string; summary: string; dialog: string };
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, summary';

/** What Tab stops at within the dialog, as it stands. */
function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
}

/**
 * The menu of narrow windows: a modal dialog that keeps the focus and gives it back. Without
 * scripts the `<details>` around it opens the same content below the header.
 */
export function MobileMenu({ summary, classNames, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();

  const show = () => {
    if (details.current?.open && !dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const closed = () => {
    if (details.current) details.current.open = false;
    details.current?.querySelector('summary')?.focus();
  };

  // It may have been opened before the script was there.
  useEffect(show, []);
  useEffect(() => {
    if (dialog.current?.open) dialog.current.close();
  }, [path]);

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (target === dialog.current || (link && !link.target)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !dialog.current) return;
    const stops = stopsOf(dialog.current);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return (
    <details ref={details} className={classNames.root} onToggle={show}>
      <summary className={classNames.summary}>{summary}</summary>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className={classNames.dialog}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onClose={closed}
      >
        {children}
      </dialog>
    </details>
  );
}
