import { useEffect, useEffectEvent, useRef } from 'react';

/** A pause in typing this long counts as done; milliseconds. */
const PAUSE = 350;

/**
 * Writes an address once the visitor pauses after an edit, in place of the last one, so that the
 * page neither reloads nor fills the history.
 */
export function useWrittenAddress(address: string, edits: number, onWrite: () => void) {
  const write = useEffectEvent(() => {
    history.replaceState(null, '', address);
    onWrite();
  });
  useEffect(() => {
    if (edits === 0) return undefined;
    const timer = setTimeout(() => write(), PAUSE);
    return () => clearTimeout(timer);
  }, [edits]);
}

/** Calls back once with the query of the address, which a return to the page may have kept. */
export function useAddressAtStart(read: (params: URLSearchParams) => void) {
  const first = useRef(read);
  useEffect(() => first.current(new URLSearchParams(location.search)), []);
}
