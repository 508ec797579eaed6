'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState, useTransition } from 'react';

import styles from './Navigation.module.scss';

/*
 * Why no route has a `loading.tsx`: it puts a Suspense boundary about the page. Its fallback starts
 * the answer with 200, after which a missing company could no longer be a 404, and the page itself
 * arrives in a hidden element that an inline script moves into place, so that a visitor without
 * scripts would see the fallback for ever. The page that was left stays instead, and a line says
 * that the next one is on its way.
 */

/** Milliseconds after which a wait is long enough to be spoken of. */
const SLOW = 600;

/** The last part of a file's address has an ending; those of pages have none. */
const FILE = /\.[^/]*$/;

/** The link to a page of this site that an event is about, if it is. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  return link.origin === location.origin && !FILE.test(link.pathname) ? link : null;
}

const isHere = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search === location.search;

/** Whether a click is the browser's own: another tab or window, a download, a place on the page. */
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
 * Follows every link of the site from one place: the links themselves are plain, cost nothing to
 * hydrate, and lead where they lead without scripts too. What pointer, touch or focus reaches is
 * fetched ahead. While a route change is in progress the document says so (`data-navigating`), a
 * thin line runs along the window's upper edge, and a long wait is announced.
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
