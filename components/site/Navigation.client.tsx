'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

import { isFilePath } from '@/lib/tools/file-path';

import styles from './PageFrame.module.scss';

/*
 * Why no route has a `loading.tsx`: it puts a Suspense boundary around the page. Its fallback is
 * sent with status 200, so a missing company could no longer be a 404, and without JavaScript the
 * fallback would never be replaced. Instead the old page stays, with a progress line.
 */

/** Milliseconds after which a wait is announced. */
const SLOW = 600;

/** The link to a page of this site that is an event's target, if any. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !isFilePath(link.pathname) ? link : null;
}

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

/**
 * Whether the browser handles a click: another tab or window, a download, an anchor on this page.
 */
const isBrowsers = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  (isHere(link) && link.hash !== '');

function useSlow(isPending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return slow;
}

/**
 * Client-side navigation by one click handler for all links, which stay plain `<a>` elements
 * without hydration cost. Links are prefetched on hover, touch and focus. During a route change the
 * document has `data-navigating`, a progress line is shown, and a long wait is announced.
 */
export function Navigation() {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const slow = useSlow(isPending);

  useEffect(() => {
    const asked = new Set<string>();
    const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) =>
      (pathname + search + hash) as Parameters<typeof router.push>[0];
    const click = (event: MouseEvent) => {
      const link = pageLinkOf(event);
      if (!link || isBrowsers(event, link)) return;
      event.preventDefault();
      start(() => router.push(addressOf(link)));
    };
    const reach = (event: Event) => {
      const link = pageLinkOf(event);
      const page = link && link.pathname + link.search;
      if (!page || isHere(link) || asked.has(page)) return;
      asked.add(page);
      router.prefetch(page as Parameters<typeof router.prefetch>[0]);
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('click', click, { signal });
    for (const name of ['pointerover', 'touchstart', 'focusin'] as const) {
      document.addEventListener(name, reach, { passive: true, signal });
    }
    return () => stop.abort();
  }, [router]);

  useEffect(() => {
    document.documentElement.toggleAttribute('data-navigating', isPending);
  }, [isPending]);

  return (
    <>
      <div className={styles.line} data-progress={isPending || undefined} aria-hidden="true" />
      <p role="status" className="visually-hidden">
        {slow && 'The next page is on its way.'}
      </p>
    </>
  );
}
