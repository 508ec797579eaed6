'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';

import { ACTIVE_SCROLL } from '@/lib/site/constants';

/** Whether the page is scrolled past the specification's 200 px. */
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

/** Whether the page has main buttons of its own and none is in the viewport. */
function useMainActionGone(): boolean {
  const path = usePathname();
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const inView = new Map<Element, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) inView.set(entry.target, entry.isIntersecting);
      setGone(![...inView.values()].includes(true));
    });
    document.querySelectorAll('[data-main-action]').forEach((button) => observer.observe(button));
    return () => {
      observer.disconnect();
      setGone(false);
    };
  }, [path]);
  return gone;
}

/** The `<header>`, with two states for its style sheet. */
export function StickyHeader({ className, children }: { className?: string; children: ReactNode }) {
  const active = useActive();
  const gone = useMainActionGone();
  return (
    <header
      className={className}
      data-active={active || undefined}
      data-main-gone={gone || undefined}
    >
      {children}
    </header>
  );
}
