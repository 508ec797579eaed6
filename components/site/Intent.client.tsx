'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Fetches a page of the site ahead when pointer, touch or focus reaches a link to it. */
export function Intent() {
  const router = useRouter();
  useEffect(() => {
    const asked = new Set<string>();
    const reach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.target || link.origin !== location.origin) return;
      const path = link.pathname + link.search;
      if (path === location.pathname + location.search || asked.has(path)) return;
      asked.add(path);
      router.prefetch(path as Parameters<typeof router.prefetch>[0]);
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, reach, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, reach);
    };
  }, [router]);
  return null;
}
