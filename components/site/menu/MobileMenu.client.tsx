'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

import { useHydrated } from '@/components/ui/use-hydrated';

import { usePageChange } from './use-page-change';

interface MobileMenuProps {
  /** What the button shows. */
  summary: ReactNode;
  classNames: { root: string; summary: string; dialog: string };
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, summary';

/** The elements of the dialog that Tab reaches now. */
function stopsOf(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => one.tabIndex >= 0 && one.getClientRects().length > 0,
  );
}

/** A click beside the dialog or on a link in it closes it; Tab cycles through it. */
function addDialogBehaviour(dialog: HTMLDialogElement): () => void {
  const click = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (target === dialog || (link && !link.target)) dialog.close();
  };
  const key = (event: KeyboardEvent) => {
    const stops = event.key === 'Tab' ? stopsOf(dialog) : [];
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (!edge || document.activeElement !== edge) return;
    event.preventDefault();
    other?.focus();
  };
  const closed = () => {
    const details = dialog.closest('details');
    if (details) details.open = false;
    details?.querySelector('summary')?.focus();
  };
  const stop = new AbortController();
  dialog.addEventListener('click', click, { signal: stop.signal });
  dialog.addEventListener('keydown', key, { signal: stop.signal });
  dialog.addEventListener('close', closed, { signal: stop.signal });
  return () => stop.abort();
}

/**
 * The menu of narrow viewports: a modal dialog that traps the focus and returns it. Without
 * JavaScript the `<details>` around it opens the same content below the header.
 */
export function MobileMenu({ summary, classNames, children }: MobileMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const hydrated = useHydrated();

  const show = () => {
    if (details.current?.open && !dialog.current?.open) dialog.current?.showModal();
  };
  // In one step, so that it slides in from its first frame.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (details.current) details.current.open = true;
    show();
  };
  // It may have been opened before hydration.
  useEffect(show, []);
  usePageChange(() => {
    if (dialog.current?.open) dialog.current.close();
  });

  useEffect(() => (dialog.current ? addDialogBehaviour(dialog.current) : undefined), []);

  return (
    <details ref={details} className={classNames.root} data-modal={hydrated || undefined}>
      <summary className={classNames.summary} onClick={open}>
        {summary}
      </summary>
      <dialog ref={dialog} aria-label="Menu" className={classNames.dialog}>
        {children}
      </dialog>
    </details>
  );
}
