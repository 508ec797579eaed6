import { useSyncExternalStore } from 'react';

/**
 * What component tests get for `next/navigation`, which works in an app of Next.js alone: the path and
 * the query that the server has, and a router that only notes what it is asked.
 */
export const navigation = {
  path: '/',
  query: '',
  router: { push: jest.fn(), prefetch: jest.fn() },
};

export const usePathname = (): string => navigation.path;

export const useRouter = () => navigation.router;

function subscribe(notify: () => void): () => void {
  addEventListener('popstate', notify);
  return () => removeEventListener('popstate', notify);
}

export const useSearchParams = (): URLSearchParams =>
  new URLSearchParams(
    useSyncExternalStore(
      subscribe,
      () => location.search,
      () => navigation.query,
    ),
  );
