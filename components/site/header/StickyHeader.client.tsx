'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';

/** Pixels of scroll, as specified. */
const ACTIVE_SCROLL = 200;

/** Whether the page is scrolled past `ACTIVE_SCROLL`. */
function useActive(): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const look = () => setActive(scrollY > ACTIVE_SCROLL);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return active;
}

/** Whether a main button of the page is in the viewport; `undefined` on a page without any. */
function useMainAction(): 'seen' | 'gone' | undefined {
  const path = usePathname();
  const [state, setState] = useState<'seen' | 'gone'>();
  useEffect(() => {
    const inView = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) inView.set(entry.target, entry.isIntersecting);
      setState([...inView.values()].includes(true) ? 'seen' : 'gone');
    });
    document.querySelectorAll('[data-main-action]').forEach((button) => observer.observe(button));
    return () => {
      observer.disconnect();
      setState(undefined);
    };
  }, [path]);
  return state;
}

/** The `<header>`, with two states for the style sheets. */
export function StickyHeader({ className, children }: { className?: string; children: ReactNode }) {
  const active = useActive();
  const mainAction = useMainAction();
  return (
    <header className={className} data-active={active || undefined} data-main={mainAction}>
      {children}
    </header>
  );
}
