import { useEffect, useRef } from 'react';

/** A pause in typing this long counts as done; milliseconds. */
const PAUSE = 350;

/**
 * Writes a query to the address once the visitor pauses, in place of the last one, so that the page
 * neither reloads nor fills the history.
 */
export function useAddress(path: string, onWrite?: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      history.replaceState(null, '', query ? `${path}?${query}` : path);
      onWrite?.();
    }, PAUSE);
  };
}

/** Calls back once with the query of the address, which a return to the page may have kept. */
export function useAddressAtStart(read: (params: URLSearchParams) => void) {
  const first = useRef(read);
  useEffect(() => first.current(new URLSearchParams(location.search)), []);
}
