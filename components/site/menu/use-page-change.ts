import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells when another page is there. The page that came with the document is none: what a visitor
 * opened on it before the script was there stays as it is.
 */
export function usePageChange(onChange: () => void): void {
  const path = usePathname();
  const shown = useRef(path);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    change();
  }, [path]);
}
